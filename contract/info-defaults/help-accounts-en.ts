import type { Faq } from '#contract/info.ts'

export const accountsInEnglish: Faq['groups'] = [
  {
    id: 'account',
    title: 'Your account',
    questions: [
      {
        id: 'forgot-password',
        question: 'I forgot my password',
        answer:
          'Choose “Forgot Password?” on the sign-in page and we send you a link. It works once, for 30 minutes, and ends all your sessions when you set the new one.',
        link: { label: 'Sign in', url: '/auth' },
      },
      {
        id: 'no-mail',
        question: 'The confirmation e-mail does not arrive',
        answer:
          'Look in the spam folder, then ask for another one after 60 seconds. If the address had a typing mistake, simply sign up again with the right one.',
      },
      {
        id: 'two-steps',
        question: 'How do I protect my account better?',
        answer:
          'Switch on the second step in your settings: a code from an app on your phone. There you also see where you are signed in and can end any session.',
        link: { label: 'Settings', url: '/settings' },
      },
      {
        id: 'fewer-messages',
        question: 'How do I get fewer messages?',
        answer:
          'In your settings you choose for each kind of notice: on the page, by e-mail, by text message. Confirmations and cancellations by e-mail stay on. Answer STOP to any text message to end them.',
        link: { label: 'Settings', url: '/settings' },
      },
      {
        id: 'download-data',
        question: 'How do I download or delete my data?',
        answer:
          'Both are in your settings under your data. The download is one file with everything we hold about you. Deleting asks for your password and is possible when no appointments are ahead.',
        link: { label: 'Settings', url: '/settings' },
      },
      {
        id: 'deactivated',
        question: 'My account is deactivated or suspended',
        answer:
          'If you deactivated it yourself, sign in and we mail you a code to open it again. If we suspended it, write to support and a person will look at it.',
        link: { label: 'Contact support', url: '/contact-support?type=suspended' },
      },
    ],
  },
  {
    id: 'barbers',
    title: 'For barbers and owners',
    questions: [
      {
        id: 'cost',
        question: 'What does it cost me?',
        answer:
          '{commission}% of the price when a client found you through our search, 0% for your own: your link, walk-ins, appointments you enter, imported clients. Nothing on tips, no monthly price.',
        link: { label: 'Grow Your Business', url: '/grow' },
      },
      {
        id: 'approval-time',
        question: 'How long does the approval take?',
        answer:
          'Usually less than 24 hours. You see the state in your setup, and if something is missing, which step and why.',
        link: { label: 'Set up', url: '/barber/setup' },
      },
      {
        id: 'payout',
        question: 'When do I get my money?',
        answer:
          'Clients who pay at the shop pay you directly. What is paid online is available 48 hours after the visit and goes out every Tuesday from $10, or daily from $50 if you choose so. The first payout waits 7 days.',
        link: { label: 'Earnings', url: '/barber/dashboard?tab=earnings' },
      },
      {
        id: 'change-hours',
        question: 'I changed my hours. What about appointments outside them?',
        answer:
          'They stay. We list them so that you can talk to those clients; nothing is cancelled by itself.',
        link: { label: 'Availability', url: '/barber/dashboard?tab=availability' },
      },
      {
        id: 'license-expires',
        question: 'My license is about to expire',
        answer:
          'Upload the new one in your shop settings. We remind you 30, 7 and 1 day before. When it has run out, you are not listed until we have seen the new one; appointments already made stay.',
        link: { label: 'Shop', url: '/barber/dashboard?tab=shop' },
      },
      {
        id: 'badges',
        question: 'How do I earn a badge?',
        answer:
          'Every Monday the best tenth of the city is counted: most booked, most reviewed, best services. Cancelling more than one in twenty keeps you out. Badges cannot be bought.',
      },
    ],
  },
  {
    id: 'employees',
    title: 'For employees',
    questions: [
      {
        id: 'accept-invite',
        question: 'I was invited to a team',
        answer:
          'Open the link in the e-mail within 7 days and sign in or sign up with that same address. Then you add your photo, license and hours.',
      },
      {
        id: 'not-bookable',
        question: 'Why can nobody book me?',
        answer:
          'Three things have to be there: the owner has switched you to bookable, your license is checked, and you have hours.',
        link: { label: 'My Dashboard', url: '/employee/dashboard' },
      },
      {
        id: 'my-share',
        question: 'Who pays me?',
        answer:
          'The owner of the shop. You see every visit with your share and your tips, and what is marked as paid. Tips are all yours.',
        link: { label: 'Earnings', url: '/employee/dashboard?tab=earnings' },
      },
      {
        id: 'leave-shop',
        question: 'What happens when I leave the shop?',
        answer:
          'Hand over or finish your appointments and leave from your settings. The history stays with the shop, your rating goes with you.',
      },
    ],
  },
]
