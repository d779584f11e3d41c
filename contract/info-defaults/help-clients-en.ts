import type { Faq } from '#contract/info.ts'

export const clientsInEnglish: Faq['groups'] = [
  {
    id: 'booking',
    title: 'Finding and booking',
    questions: [
      {
        id: 'need-account',
        question: 'Do I need an account to book?',
        answer:
          'No. As a guest you give a name, a phone number and an e-mail address and confirm with a 6-digit code we send you. With an account you also have favorites, reviews and offers.',
      },
      {
        id: 'how-to-book',
        question: 'How do I book?',
        answer:
          'Open a barber’s page, choose a service, choose a time, confirm. The time is held for you for 10 minutes while you decide, and nobody else can take it meanwhile.',
        link: { label: 'Find Barbers', url: '/explore' },
      },
      {
        id: 'verified',
        question: 'What does verified mean?',
        answer:
          'We compared the barber’s license with the state register before they were listed, and we check it again before it expires. Without a valid license nobody is shown.',
        link: { label: 'How verification works', url: '/about' },
      },
      {
        id: 'right-away',
        question: 'Is my appointment confirmed right away?',
        answer:
          'With most barbers yes, and you get an e-mail at once. Some answer each request themselves; they have 24 hours, and if they do not answer, the request ends and anything paid comes back in full.',
      },
      {
        id: 'no-times',
        question: 'There is no free time that suits me',
        answer:
          'Join the waitlist with the days and hours that suit you. When a time is freed, the first on the list is offered it for 15 minutes; when the start is less than four hours away, everyone who fits is told at once.',
      },
      {
        id: 'any-professional',
        question: 'What is “Any available” in a shop with a team?',
        answer:
          'You see the open times of everyone who does that service, and get whoever is free. Choose a name if you want a certain person.',
      },
    ],
  },
  {
    id: 'changes',
    title: 'Changing and cancelling',
    questions: [
      {
        id: 'cancel',
        question: 'How do I cancel or move an appointment?',
        answer:
          'From the link in your confirmation, or from your bookings when you have an account. Cancelling is free until the deadline shown when you booked, 24 hours before the start unless the barber chose another. You can move it twice before the deadline.',
        link: { label: 'My Bookings', url: '/client/bookings' },
      },
      {
        id: 'grace',
        question: 'I booked by mistake. Can I still get out?',
        answer:
          'Yes. Within 15 minutes of booking it is always free, as long as the start is more than two hours away.',
      },
      {
        id: 'late-cancel',
        question: 'What does a late cancellation cost?',
        answer:
          'What the barber’s rule said when you booked: nothing, half or all of the price, depending on the rule. You see the amount before you confirm the cancellation. Whatever was paid above it comes back to you.',
        link: { label: 'Terms', url: '/terms' },
      },
      {
        id: 'running-late',
        question: 'I am running late',
        answer:
          'Write to your barber in the booking’s messages. From 15 minutes after the start the barber may mark a no-show, which can cost a fee and counts on your account.',
      },
      {
        id: 'no-show-wrong',
        question: 'I was marked as a no-show, but I was there',
        answer:
          'Open the link in the notice and tell us what happened within 14 days. The fee is held for 48 hours, we hear both sides, and if you are right the mark and the fee are removed.',
      },
      {
        id: 'barber-cancels',
        question: 'What if the barber cancels?',
        answer:
          'You get everything back, always, and we suggest three other times. Barbers who cancel often are shown further down.',
      },
    ],
  },
  {
    id: 'paying',
    title: 'Paying',
    questions: [
      {
        id: 'when-pay',
        question: 'When and how do I pay?',
        answer:
          'At the shop after the cut, unless the barber asks for a card on file or a deposit. What applies is shown before you confirm. There is no fee from us on top.',
      },
      {
        id: 'tips',
        question: 'Can I leave a tip?',
        answer:
          'Yes, in cash at the shop or on the page that asks how your visit was. All of it goes to the person who cut your hair.',
      },
      {
        id: 'refund-time',
        question: 'When does my refund arrive?',
        answer:
          'It goes back the way you paid, at once on our side; banks usually need 5 to 10 days to show it. Credit you used is back in your wallet right away.',
      },
      {
        id: 'receipt',
        question: 'Where is my receipt?',
        answer:
          'Invoices are in your dashboard after a completed visit, to view, print or send by e-mail. Guests get it by e-mail. The seller is your barber.',
        link: { label: 'Dashboard', url: '/client/dashboard?tab=invoices' },
      },
      {
        id: 'invite-friends',
        question: 'How does inviting friends work?',
        answer:
          'Share your code. Your friend gets {bonus} off the first booking of $20 or more, within 60 days. You get $5 in your wallet a week after their first completed visit, up to 20 friends a year.',
        link: { label: 'Your code', url: '/client/dashboard?tab=promotions' },
      },
      {
        id: 'promo-code',
        question: 'I have a code. Where does it go?',
        answer:
          'In the summary before you confirm. One discount counts for each booking and the best one wins by itself; wallet credit can be added to it.',
      },
    ],
  },
  {
    id: 'reviews',
    title: 'Reviews and problems',
    questions: [
      {
        id: 'who-reviews',
        question: 'Who can write a review?',
        answer:
          'Only someone who was there: one review for each completed visit, within 30 days. You can change it for 30 days. Your first name and an initial are shown.',
      },
      {
        id: 'review-removed',
        question: 'Can a barber have a bad review removed?',
        answer:
          'No. They can answer once and report it. We remove a review for insults, private details, lies or advertising, never for being negative.',
      },
      {
        id: 'bad-cut',
        question: 'I am not happy with the cut',
        answer:
          'Tell the barber first: most want to fix it. If that does not help, open a problem from the booking within 7 days of the visit. The barber has 72 hours to answer; then we decide within 5 business days.',
      },
      {
        id: 'unsafe',
        question: 'Somebody made me feel unsafe',
        answer:
          'Choose “conduct” when you report the booking, or write to support. It goes straight to our team, and the other side does not learn who reported it until we have looked. In danger call 911.',
        link: { label: 'Contact support', url: '/contact-support' },
      },
    ],
  },
  {
    id: 'guests',
    title: 'Guests',
    questions: [
      {
        id: 'find-guest-booking',
        question: 'I booked without an account. Where is my appointment?',
        answer:
          'On this device under Bookings. On another one, enter your e-mail address and booking number there and we mail you a link.',
        link: { label: 'Your bookings', url: '/guest/bookings' },
      },
      {
        id: 'claim-guest-booking',
        question: 'Can I move guest bookings into an account?',
        answer:
          'Yes. Sign up with the same e-mail address and confirm it: your bookings and the favorites of this browser come along.',
        link: { label: 'Sign up', url: '/auth?mode=signup' },
      },
      {
        id: 'guest-limits',
        question: 'Is there a limit for guests?',
        answer:
          'Two upcoming appointments for each e-mail address or phone number, so that nobody blocks chairs for others.',
      },
    ],
  },
]
