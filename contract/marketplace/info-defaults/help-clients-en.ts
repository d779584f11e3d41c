import type { Faq } from '#contract/marketplace/info.ts'

export const clientsInEnglish: Faq['groups'] = [
  {
    id: 'booking',
    title: 'Finding and booking',
    questions: [
      {
        id: 'need-account',
        question: 'Do I need an account to book?',
        answer:
          'No. As a guest, enter your name, phone number and email, then confirm with a 6-digit code we send you. With an account you also get favorites, reviews and offers.',
      },
      {
        id: 'how-to-book',
        question: 'How do I book?',
        answer:
          'Open a barber’s page, choose a service, pick a time and confirm. We hold the time for {hold} while you decide, so nobody else can take it.',
        link: { label: 'Find Barbers', url: '/explore' },
      },
      {
        id: 'verified',
        question: 'What does verified mean?',
        answer:
          'We check every barber’s license against the state register before they’re listed, and again before it expires. Nobody is listed without a valid license.',
        link: { label: 'How verification works', url: '/about' },
      },
      {
        id: 'right-away',
        question: 'Is my appointment confirmed right away?',
        answer:
          'With most barbers, yes, and we’ll email you right away. Some approve each request themselves. They have {answer}; if they don’t answer, the request expires and you get back anything you paid.',
      },
      {
        id: 'no-times',
        question: 'No opening works for me',
        answer:
          'Join the waitlist with the days and times that work for you. When a spot opens up, the first person in line gets 15 minutes to book it. If it starts in less than four hours, we notify everyone it works for, and the first to book gets it.',
      },
      {
        id: 'any-professional',
        question: 'What is “Any available” in a shop with a team?',
        answer:
          'You see the openings of everyone who offers that service, and get whoever is free. Choose a name if you want someone specific.',
      },
    ],
  },
  {
    id: 'changes',
    title: 'Changing and canceling',
    questions: [
      {
        id: 'cancel',
        question: 'How do I cancel or move an appointment?',
        answer:
          'Use the link in your confirmation, or go to your bookings if you have an account. Canceling is free until the deadline shown when you booked: 24 hours before the start, unless the barber chose a different one. You can move it up to {moves} before the deadline. Our standard rule: {cancellation}',
        link: { label: 'My Bookings', url: '/client/bookings' },
      },
      {
        id: 'grace',
        question: 'I booked by mistake. Can I cancel?',
        answer:
          'Yes. It’s always free within 15 minutes of booking, as long as it starts more than two hours from now.',
      },
      {
        id: 'late-cancel',
        question: 'What does a late cancellation cost?',
        answer:
          'It depends on the barber’s policy when you booked: nothing, half or all of the price. You’ll see the amount before you confirm the cancellation. Anything you paid beyond that comes back to you.',
        link: { label: 'Terms', url: '/terms' },
      },
      {
        id: 'running-late',
        question: "I'm running late",
        answer:
          'Message your barber from your appointment. After 15 minutes they can mark it as a no-show, which may come with a fee and counts on your account.',
      },
      {
        id: 'no-show-wrong',
        question: 'I was marked as a no-show, but I was there',
        answer:
          'Open the link in the notification and tell us what happened within 14 days. We hold the fee for 48 hours and hear both sides. If you’re right, we remove the no-show and the fee.',
      },
      {
        id: 'barber-cancels',
        question: 'What if the barber cancels?',
        answer:
          'You always get everything back, and we suggest three other times. Barbers who cancel often rank lower in search.',
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
          'At the shop after the cut, unless the barber asks for a card on file or a deposit. You’ll see which before you confirm. We never add a fee on top.',
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
          'We send it back the way you paid, right away. Banks usually take 5 to 10 days to show it. Credit you used is back in your wallet immediately.',
      },
      {
        id: 'receipt',
        question: 'Where is my receipt?',
        answer:
          'Invoices are in your dashboard after a completed visit, to view, print or email. We email guests theirs. The seller is your barber.',
        link: { label: 'Dashboard', url: '/client/dashboard?tab=invoices' },
      },
      {
        id: 'invite-friends',
        question: 'How does inviting friends work?',
        answer:
          'Share your code. Your friend gets {bonus} off their first booking of $20 or more within 60 days. You get $5 in your wallet a week after their first completed visit, up to {friends} a year.',
        link: { label: 'Your code', url: '/client/dashboard?tab=promotions' },
      },
      {
        id: 'promo-code',
        question: 'I have a code. Where does it go?',
        answer:
          'Enter it in the summary before you confirm. Each booking gets one discount, and we pick the best one for you. You can add wallet credit on top.',
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
          'Only clients who were there: one review for each completed visit, within 30 days. You can edit it for 30 days. We show your first name and an initial.',
      },
      {
        id: 'review-removed',
        question: 'Can a barber have a bad review removed?',
        answer:
          'No. They can reply once and report it. We remove a review for insults, private details, lies or advertising, never for being negative.',
      },
      {
        id: 'bad-cut',
        question: "I'm not happy with the cut",
        answer:
          'Tell the barber first: most want to fix it. If that doesn’t help, report a problem from your appointment within 7 days of your visit. The barber has 72 hours to answer, then we decide within 5 business days.',
      },
      {
        id: 'unsafe',
        question: 'Someone made me feel unsafe',
        answer:
          'Choose “conduct” when you report a problem, or contact support. It goes straight to our team, and the other person won’t know who reported it until we’ve looked into it. If you’re in danger, call 911.',
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
          'On this device, it’s under Bookings. On another one, enter your email and booking number there and we’ll email you a link.',
        link: { label: 'Your bookings', url: '/guest/bookings' },
      },
      {
        id: 'claim-guest-booking',
        question: 'Can I move guest bookings into an account?',
        answer:
          'Yes. Sign up with the same email and confirm it. Your bookings and the favorites in this browser come along.',
        link: { label: 'Sign up', url: '/auth?mode=signup' },
      },
      {
        id: 'guest-limits',
        question: 'Is there a limit for guests?',
        answer:
          'Two upcoming appointments for each email or phone number, so nobody takes chairs from others.',
      },
    ],
  },
]
