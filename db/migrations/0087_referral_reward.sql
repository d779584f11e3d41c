-- What a friend brings is a setting, and stays as it was when the friend signed up.
ALTER TABLE settings ADD COLUMN referrer_reward_cents integer NOT NULL DEFAULT 500
  CHECK (referrer_reward_cents BETWEEN 100 AND 10000);
ALTER TABLE referrals ADD COLUMN reward_cents integer NOT NULL DEFAULT 500 CHECK (reward_cents > 0);
