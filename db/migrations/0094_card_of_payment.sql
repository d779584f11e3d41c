-- The last digits of the card that paid, as the provider says them: whoever pays on its page need not
-- save the card.
ALTER TABLE payments ADD COLUMN card_last4 text;
UPDATE payments SET card_last4 = last4 FROM saved_cards
WHERE saved_cards.id = card_id AND state = 'succeeded' AND purpose <> 'card';
