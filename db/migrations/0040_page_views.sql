-- Views of a barber's page were called footfall.
ALTER TABLE footfall RENAME TO page_views;
ALTER TABLE footfall_marks RENAME TO page_view_marks;
ALTER TABLE footfall_salts RENAME TO page_view_salts;
