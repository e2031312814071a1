CREATE TABLE "ranking_models" (
	"hash" text PRIMARY KEY,
	"version" text NOT NULL,
	"model" text NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
