-- The footer changes when an administrator says so, not with every booking.
DROP TRIGGER cms_content_live ON cms_content;
CREATE TRIGGER cms_content_live AFTER INSERT OR UPDATE OR DELETE ON cms_content
  FOR EACH STATEMENT EXECUTE FUNCTION publish_topic('cms_content');
