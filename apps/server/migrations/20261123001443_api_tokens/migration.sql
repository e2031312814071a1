CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"token_hash" bytea NOT NULL UNIQUE,
	"hint" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"last_used_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_tokens_name" CHECK (char_length("name") between 1 and 60),
	CONSTRAINT "api_tokens_hash" CHECK (octet_length("token_hash") = 32)
);
--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" ("user_id");--> statement-breakpoint
CREATE INDEX "api_tokens_expiry" ON "api_tokens" ("expires_at");--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE;