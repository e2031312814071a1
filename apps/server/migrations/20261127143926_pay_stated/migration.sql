ALTER TABLE "candidates" ADD COLUMN "rate_stated_at" timestamp(3) with time zone;
--> statement-breakpoint
-- When it was stated is not known of older rows: no earlier than their last change, so that none counts as old too soon.
update candidates set rate_stated_at = updated_at where rate_amount_minor is not null;
--> statement-breakpoint
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_rate_stated" CHECK (("rate_amount_minor" is null) = ("rate_stated_at" is null));
--> statement-breakpoint
-- Whatever writes a candidate, the day on which the present pay was stated follows from the pay alone.
create function keep_rate_stated() returns trigger language plpgsql as $$
begin
  if new.rate_amount_minor is null then
    new.rate_stated_at := null;
  elsif tg_op = 'INSERT' then
    new.rate_stated_at := coalesce(new.rate_stated_at, least(new.created_at, new.last_confirmed_at));
  elsif (new.rate_amount_minor, new.rate_currency, new.rate_period)
    is distinct from (old.rate_amount_minor, old.rate_currency, old.rate_period) then
    new.rate_stated_at := new.updated_at;
  else
    new.rate_stated_at := old.rate_stated_at;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger candidates_rate_stated before insert or update on candidates
  for each row execute function keep_rate_stated();
