create extension if not exists btree_gist;
--> statement-breakpoint
-- Nobody is in two interviews at once, whoever books and however many do so at the same time.
alter table interview_bookings add constraint interview_bookings_never_twice
  exclude using gist (person_id with =, during with &&);
--> statement-breakpoint
-- An agreed interview holds the time of its candidate and of everybody whom it requires, and what is not agreed holds
-- none: so the constraint above guards every way into these states, not only the booking itself.
create function assert_interview_is_booked(checked uuid) returns void language plpgsql as $$
declare
  held scheduled_interviews;
begin
  select * into held from scheduled_interviews where id = checked;
  if not found then return; end if;
  if held.state in ('draft', 'proposed', 'countered', 'expired', 'cancelled') then
    if exists (select from interview_bookings where interview_id = checked) then
      raise exception 'interview % is % and still holds time', checked, held.state
        using errcode = 'check_violation', constraint = 'interview_bookings_of_agreed_only';
    end if;
  elsif held.state in ('scheduled', 'rescheduling') then
    if exists (
      select from (
        select held.candidate_id as person_id
        union all
        select user_id from interview_panel where interview_id = checked and required
      ) needed
      where not exists (
        select from interview_bookings booking
        where booking.interview_id = checked and booking.person_id = needed.person_id
          and booking.during = tstzrange(held.starts_at, held.ends_at, '[)')
      )
    ) then
      raise exception 'interview % is % without the time of everybody', checked, held.state
        using errcode = 'check_violation', constraint = 'interview_bookings_complete';
    end if;
  end if;
end
$$;
--> statement-breakpoint
create function check_interview_booked() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'scheduled_interviews' then
    perform assert_interview_is_booked(new.id);
  elsif tg_op = 'DELETE' then
    perform assert_interview_is_booked(old.interview_id);
  else
    perform assert_interview_is_booked(new.interview_id);
  end if;
  return null;
end
$$;
--> statement-breakpoint
create constraint trigger scheduled_interviews_booked after insert or update on scheduled_interviews
  deferrable initially deferred for each row execute function check_interview_booked();
--> statement-breakpoint
create constraint trigger interview_panel_booked after insert or update on interview_panel
  deferrable initially deferred for each row execute function check_interview_booked();
--> statement-breakpoint
create constraint trigger interview_bookings_kept after insert or update or delete on interview_bookings
  deferrable initially deferred for each row execute function check_interview_booked();
--> statement-breakpoint
-- What was judged and what happened is not written anew; an erasure may delete.
create trigger interview_scorecards_final before update on interview_scorecards
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger interview_changes_append_only before update on interview_changes
  for each row execute function refuse_change();
