CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid,
	"email" text,
	"email_hash" bytea NOT NULL,
	"requested_network" text NOT NULL,
	"token_hash" bytea,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"used_at" timestamp(3) with time zone,
	"superseded_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_resets_token_hash" CHECK (octet_length("token_hash") = 32),
	CONSTRAINT "password_resets_one_end" CHECK ("used_at" is null or "superseded_at" is null)
);
--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_email" ON "password_resets" ("email_hash","created_at");--> statement-breakpoint
CREATE INDEX "password_resets_age" ON "password_resets" ("created_at");--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;