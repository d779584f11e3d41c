// Erasing keeps the row of a person for the bookings of others, marked with this word.
export const erased = 'deleted'
