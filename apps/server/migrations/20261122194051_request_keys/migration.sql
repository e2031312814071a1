CREATE TABLE "request_keys" (
	"scope" text,
	"key" text,
	"request_hash" bytea NOT NULL,
	"resource_id" text,
	"used_at" timestamp(3) with time zone NOT NULL,
	CONSTRAINT "request_keys_pkey" PRIMARY KEY("scope","key"),
	CONSTRAINT "request_keys_length" CHECK (length("key") between 1 and 255)
);
--> statement-breakpoint
CREATE INDEX "request_keys_used" ON "request_keys" ("used_at");