// What is refused about requests to support.
export const ticketErrors = {
  TICKET_NOT_OPEN: { status: 409, message: 'This request is already closed.' },
  TICKET_NOT_SOLVED: {
    status: 409,
    message: "That's only possible for 7 days after a request is solved.",
  },
} as const
