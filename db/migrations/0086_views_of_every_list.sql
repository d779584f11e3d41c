-- Every list of the administration that has filters has views.
ALTER TABLE saved_views DROP CONSTRAINT saved_views_list_check;
ALTER TABLE saved_views ADD CONSTRAINT saved_views_list_check CHECK (list IN
  ('bookings', 'my-bookings', 'appeals', 'problem-reports', 'commission-claims', 'people', 'barbers',
    'badges', 'referrals', 'refunds', 'commission-rules', 'platform-offers', 'audit'));
