CREATE TABLE "invoice_numbers" (
	"issuer" text,
	"year" integer,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_numbers_pkey" PRIMARY KEY("issuer","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"purpose" text NOT NULL,
	"state" text NOT NULL,
	"credited_by_id" uuid,
	"issued_on" date NOT NULL,
	"due_on" date NOT NULL,
	"period_start" timestamp(3) with time zone,
	"currency" text NOT NULL,
	"net_minor" bigint NOT NULL,
	"tax_minor" bigint NOT NULL,
	"total_minor" bigint NOT NULL,
	"tax_basis_points" integer NOT NULL,
	"tax_note" text,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"po_number" text,
	"payment_instructions" text,
	"reason" text,
	"provider_ref" text UNIQUE,
	"reminded_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_sum" CHECK ("net_minor" + "tax_minor" = "total_minor"),
	CONSTRAINT "invoices_kind" CHECK (("kind" = 'invoice') = ("total_minor" >= 0)),
	CONSTRAINT "invoices_state" CHECK ("state" in ('open','paid','credited')),
	CONSTRAINT "invoices_purpose" CHECK ("purpose" in ('start','change','renewal'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY,
	"company_id" uuid NOT NULL,
	"invoice_id" uuid,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"provider_ref" text UNIQUE,
	"state" text NOT NULL,
	"method" text,
	"failure" text,
	"requested_at" timestamp(3) with time zone NOT NULL,
	"settled_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_amount" CHECK ("amount_minor" >= 0),
	CONSTRAINT "payments_state" CHECK ("state" in ('requested','succeeded','failed','refunded')),
	CONSTRAINT "payments_provider" CHECK ("provider" in ('manual','stripe'))
);
--> statement-breakpoint
CREATE TABLE "billing_infos" (
	"company_id" uuid PRIMARY KEY,
	"legal_name" text NOT NULL,
	"address" jsonb NOT NULL,
	"tax_id" text,
	"invoice_emails" text[] NOT NULL,
	"po_number" text,
	"currency" text NOT NULL,
	"provider_customer_ref" text UNIQUE,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_infos_emails" CHECK (cardinality("invoice_emails") between 1 and 10),
	CONSTRAINT "billing_infos_currency" CHECK ("currency" ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
CREATE TABLE "billing_settings" (
	"id" uuid PRIMARY KEY,
	"is_on" boolean DEFAULT false NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"tax_id" text,
	"contact_email" text,
	"tax_basis_points" integer DEFAULT 0 NOT NULL,
	"invoice_prefix" text DEFAULT '' NOT NULL,
	"payment_days" integer DEFAULT 14 NOT NULL,
	"guarantee_days" integer DEFAULT 14 NOT NULL,
	"payment_instructions" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_settings_days" CHECK ("payment_days" between 1 and 90 and "guarantee_days" >= 0),
	CONSTRAINT "billing_settings_tax" CHECK ("tax_basis_points" between 0 and 3000)
);
--> statement-breakpoint
CREATE TABLE "plan_prices" (
	"plan_id" uuid,
	"currency" text,
	"interval" text,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "plan_prices_pkey" PRIMARY KEY("plan_id","currency","interval"),
	CONSTRAINT "plan_prices_amount" CHECK ("amount_minor" >= 0 and "currency" ~ '^[A-Z]{3}$'),
	CONSTRAINT "plan_prices_interval" CHECK ("interval" in ('month','year'))
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY,
	"key" text NOT NULL UNIQUE,
	"name" text NOT NULL,
	"summary" text NOT NULL,
	"position" integer NOT NULL,
	"seats" integer,
	"contact_credits" integer,
	"history_days" integer,
	"trial_days" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plans_limits" CHECK (coalesce("seats", 1) >= 1 and coalesce("contact_credits", 0) >= 0
          and coalesce("history_days", 1) >= 1 and "trial_days" between 0 and 90)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_minor" bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "billed_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_plan_key" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_interval" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_currency" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pending_invoice_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "state_since" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sequence" ON "invoices" ("issuer","year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_renewal" ON "invoices" ("company_id","period_start") WHERE "purpose" = 'renewal' and "kind" = 'invoice' and "state" <> 'credited';--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "invoices_open" ON "invoices" ("due_on") WHERE "state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_running" ON "payments" ("invoice_id") WHERE "state" in ('requested','succeeded','refunded');--> statement-breakpoint
CREATE INDEX "payments_company" ON "payments" ("company_id","requested_at");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id");--> statement-breakpoint
ALTER TABLE "billing_infos" ADD CONSTRAINT "billing_infos_company_id_companies_id_fkey" FOREIGN KEY ("company_id") REFERENCES "companies"("id");--> statement-breakpoint
ALTER TABLE "plan_prices" ADD CONSTRAINT "plan_prices_plan_id_plans_id_fkey" FOREIGN KEY ("plan_id") REFERENCES "plans"("id");--> statement-breakpoint
INSERT INTO "plans" ("id", "key", "name", "summary", "position", "seats", "contact_credits", "history_days", "trial_days") VALUES
	('01936d00-0000-7000-8000-000000000001', 'free', 'Free', 'Try the ranking on real jobs.', 1, 2, 5, 90, 0),
	('01936d00-0000-7000-8000-000000000002', 'team', 'Team', 'For a company that hires all year.', 2, 10, 60, 730, 14),
	('01936d00-0000-7000-8000-000000000003', 'business', 'Business', 'For several teams that hire at once.', 3, 50, 200, null, 14);
--> statement-breakpoint
INSERT INTO "plan_prices" ("plan_id", "currency", "interval", "amount_minor")
	SELECT ('01936d00-0000-7000-8000-00000000000' || p.number)::uuid, p.currency, i.interval, p.month_minor * i.months
	FROM (VALUES
		(2, 'EUR', 14900), (2, 'USD', 15900), (2, 'GBP', 12900), (2, 'JPY', 24000),
		(3, 'EUR', 49900), (3, 'USD', 52900), (3, 'GBP', 42900), (3, 'JPY', 80000)
	) AS p (number, currency, month_minor)
	CROSS JOIN (VALUES ('month', 1), ('year', 10)) AS i (interval, months);
--> statement-breakpoint
INSERT INTO "billing_settings" ("id") VALUES ('01936d00-0000-7000-8000-000000000010');
--> statement-breakpoint
CREATE FUNCTION "keep_invoice"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' OR
		(to_jsonb(OLD) - '{state,credited_by_id,reminded_at,version,updated_at}'::text[])
		IS DISTINCT FROM (to_jsonb(NEW) - '{state,credited_by_id,reminded_at,version,updated_at}'::text[]) OR
		(OLD.state <> NEW.state AND NOT (OLD.state = 'open' AND NEW.state IN ('paid', 'credited') OR OLD.state = 'paid' AND NEW.state = 'credited'))
	THEN
		RAISE EXCEPTION 'An issued invoice never changes.';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "invoices_stay" BEFORE UPDATE OR DELETE ON "invoices" FOR EACH ROW EXECUTE FUNCTION "keep_invoice"();
