ALTER TABLE "permissions" RENAME COLUMN "reach" TO "access";--> statement-breakpoint
ALTER TABLE "permissions" RENAME CONSTRAINT "permissions_reach" TO "permissions_access";--> statement-breakpoint
ALTER TABLE "permissions" RENAME CONSTRAINT "permissions_name_reach_unique" TO "permissions_name_access_unique";--> statement-breakpoint
ALTER TABLE "permissions" DROP CONSTRAINT "permissions_access", ADD CONSTRAINT "permissions_access" CHECK ("access" in ('all', 'assigned', 'own', 'read', 'masked'));