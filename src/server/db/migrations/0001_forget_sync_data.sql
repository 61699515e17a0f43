-- The operations and registers of an owner leave with the owner. A foreign key would say the same, but be checked for every row of
-- a push of ten thousand sets.
CREATE FUNCTION forget_sync_data() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sync_registers WHERE owner = OLD.owner;
  DELETE FROM sync_operations WHERE owner = OLD.owner;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sync_owner_left AFTER DELETE ON sync_owners FOR EACH ROW EXECUTE FUNCTION forget_sync_data();
