ALTER TABLE "candidate_searches" ADD COLUMN "created_for_alert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "candidate_searches" ADD COLUMN "seen_at" timestamp(3) with time zone;--> statement-breakpoint
create or replace function keep_search_frozen() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['state', 'saved_name', 'deleted_at', 'deleted_by', 'seen_at', 'version', 'updated_at'];
begin
  if to_jsonb(old) - may_change is distinct from to_jsonb(new) - may_change then
    raise exception 'a search that is ready cannot change' using errcode = 'restrict_violation';
  end if;
  if new.state is distinct from old.state and new.state <> 'superseded' then
    raise exception 'a search that is ready can only be superseded' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
