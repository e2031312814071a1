CREATE TABLE "vetted_identities" (
	"candidate_id" uuid PRIMARY KEY,
	"marks" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vetted_identities" ADD CONSTRAINT "vetted_identities_candidate_id_candidates_id_fkey" FOREIGN KEY ("candidate_id") REFERENCES "candidates"("id") ON DELETE CASCADE;--> statement-breakpoint
-- Hashes of a person's name, its words, the address and the number.
create function person_marks(name text, email text, phone text) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct kind || encode(sha256(convert_to(value, 'UTF8')), 'hex')), '{}')
  from (
    select 'name:', lower(regexp_replace(btrim(name), '\s+', ' ', 'g'))
    union all select 'word:', word from regexp_split_to_table(lower(btrim(name)), '\s+') as word where length(word) > 1
    union all select 'email:', lower(btrim(email))
    union all select 'phone:', regexp_replace(phone, '\D', '', 'g')
  ) as given (kind, value)
  where value <> ''
$$;
--> statement-breakpoint
-- The same name, or a part of it at the same address or number.
create function is_same_person(known text[], now_given text[]) returns boolean language sql immutable as $$
  select coalesce(bool_or(mark like 'name:%') or (bool_or(mark like 'word:%') and bool_or(mark ~ '^(email|phone):')), false)
  from (select unnest(known) intersect select unnest(now_given)) as shared (mark)
$$;
--> statement-breakpoint
create function note_vetted_identity() returns trigger language plpgsql as $$
begin
  insert into vetted_identities as noted (candidate_id, marks)
  select candidate_id, person_marks(legal_name, email, phone) from candidate_contacts
  where candidate_id in (select candidate_id from recorded)
  on conflict (candidate_id) do update set marks = array(select distinct unnest(noted.marks || excluded.marks));
  return null;
end $$;
--> statement-breakpoint
create trigger vetting_results_of_whom after insert on vetting_results
  referencing new table as recorded for each statement execute function note_vetted_identity();
--> statement-breakpoint
-- Two profiles that became one are one person under both identities.
create function join_vetted_identities() returns trigger language plpgsql as $$
begin
  insert into vetted_identities as noted (candidate_id, marks)
  select new.merged_into, array_agg(distinct mark) from (
    select unnest(person_marks(legal_name, email, phone)) from candidate_contacts
    where candidate_id in (new.id, new.merged_into)
    union all select unnest(marks) from vetted_identities where candidate_id = new.id
  ) as both_have (mark)
  where exists (select from vetted_identities where candidate_id in (new.id, new.merged_into))
  having count(*) > 0
  on conflict (candidate_id) do update set marks = array(select distinct unnest(noted.marks || excluded.marks));
  return null;
end $$;
--> statement-breakpoint
create trigger candidates_one_person after update of merged_into on candidates for each row
  when (new.merged_into is not null and old.merged_into is distinct from new.merged_into)
  execute function join_vetted_identities();
--> statement-breakpoint
insert into vetted_identities (candidate_id, marks)
select candidate_id, person_marks(legal_name, email, phone) from candidate_contacts
where candidate_id in (select candidate_id from vetting_results);
