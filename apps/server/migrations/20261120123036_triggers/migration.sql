-- The canonical form of a row of the chain: numbers and texts only, so that no setting of a session changes it.
create function activity_digest(previous bytea, a activities) returns bytea
language sql immutable strict parallel safe as $$
  select sha256(previous || convert_to(jsonb_build_array(
    a.tenant_id, a.seq, (extract(epoch from a.at) * 1000)::bigint, a.actor_type, a.actor_id, a.on_behalf_of,
    a.verb, a.target_type, a.target_id, a.requirement_id, a.candidate_id, a.before, a.after, a.reason_code, a.request_id
  )::text, 'UTF8'))
$$;
--> statement-breakpoint
create function chain_activity() returns trigger language plpgsql as $$
declare
  head activity_heads;
begin
  insert into activity_heads (tenant_id, seq, hash) values (new.tenant_id, 1, sha256(''))
    on conflict (tenant_id) do update set seq = activity_heads.seq + 1
    returning * into head;
  new.seq := head.seq;
  new.prev_hash := head.hash;
  new.hash := activity_digest(head.hash, new);
  update activity_heads set hash = new.hash where tenant_id is not distinct from new.tenant_id;
  return new;
end $$;
--> statement-breakpoint
create trigger activities_chain before insert on activities for each row execute function chain_activity();
--> statement-breakpoint
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger activities_append_only before update or delete on activities for each row execute function refuse_change();
--> statement-breakpoint
create trigger activities_no_truncate before truncate on activities for each statement execute function refuse_change();
--> statement-breakpoint
-- The first row of a chain that does not follow from the one before it; no row when the chain is whole.
create function first_broken_activity(tenant uuid) returns table (id uuid, seq bigint) language sql stable as $$
  with chain as (
    select a.id, a.seq, a.prev_hash, a.hash, activity_digest(a.prev_hash, a) as digest,
           coalesce(lag(a.hash) over (order by a.seq), sha256('')) as expected_prev,
           coalesce(lag(a.seq) over (order by a.seq), 0) + 1 as expected_seq
    from activities a where a.tenant_id is not distinct from tenant
  )
  select chain.id, chain.seq from chain
  where hash <> digest or prev_hash <> expected_prev or chain.seq <> expected_seq
  order by chain.seq limit 1
$$;
--> statement-breakpoint
-- One notice per statement wakes the workers of every server.
create function wake_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('assay_outbox', '');
  return null;
end $$;
--> statement-breakpoint
create trigger outbox_wake after insert on outbox for each statement execute function wake_outbox();

--> statement-breakpoint
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
