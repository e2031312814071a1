-- Every server keeps its index current from this log. A change of a candidate's skills, work or languages always
-- touches the candidate's own row too, so one pair of triggers sees everything.
create function log_changed_candidates() returns trigger language plpgsql as $$
begin
  insert into candidate_changes (candidate_id) select id from changed_candidates;
  if found then
    perform pg_notify('candidate_changes', '');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger candidates_log_insert after insert on candidates
  referencing new table as changed_candidates for each statement execute function log_changed_candidates();
--> statement-breakpoint
create trigger candidates_log_update after update on candidates
  referencing new table as changed_candidates for each statement execute function log_changed_candidates();
--> statement-breakpoint
create trigger candidates_log_delete after delete on candidates
  referencing old table as changed_candidates for each statement execute function log_changed_candidates();
--> statement-breakpoint
-- A correction is a new row that supersedes the old one. Erasing a candidate deletes the rows.
create trigger vetting_results_append_only before update on vetting_results
  for each row execute function refuse_change();
--> statement-breakpoint
create trigger search_matches_frozen before update on search_matches
  for each row execute function refuse_change();
--> statement-breakpoint
create function keep_search_frozen() returns trigger language plpgsql as $$
declare
  may_change constant text[] := array['state', 'saved_name', 'deleted_at', 'deleted_by', 'version', 'updated_at'];
begin
  if to_jsonb(old) - may_change is distinct from to_jsonb(new) - may_change then
    raise exception 'a search that is ready cannot change' using errcode = 'restrict_violation';
  end if;
  if new.state is distinct from old.state and new.state <> 'superseded' then
    raise exception 'a search that is ready can only be superseded' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger candidate_searches_frozen before update on candidate_searches
  for each row when (old.state in ('ready', 'superseded')) execute function keep_search_frozen();
