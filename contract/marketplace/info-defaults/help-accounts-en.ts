import type { Faq } from '#contract/marketplace/info.ts'

export const accountsInEnglish: Faq['groups'] = [
  {
    id: 'account',
    title: 'Your account',
    questions: [
      {
        id: 'forgot-password',
        question: 'I forgot my password',
        answer:
          'Choose “Forgot Password?” on the sign-in page and we’ll email you a link. It works once, for 30 minutes. Setting a new password signs you out everywhere else.',
        link: { label: 'Sign in', url: '/auth' },
      },
      {
        id: 'no-mail',
        question: "I didn't get the confirmation email",
        answer:
          'Check your spam folder, or ask for another one after 60 seconds. If you mistyped your address, sign up again.',
      },
      {
        id: 'two-steps',
        question: 'How do I make my account more secure?',
        answer:
          'Turn on two-step sign-in in your settings: a code from an app on your phone. You can also see where you’re signed in and sign out any device.',
        link: { label: 'Settings', url: '/settings' },
      },
      {
        id: 'fewer-messages',
        question: 'How do I get fewer messages?',
        answer:
          'In your settings, choose how you get each kind of notification: in the app, by email or by text. Confirmation and cancellation emails stay on. Reply STOP to any text to stop them.',
        link: { label: 'Settings', url: '/settings' },
      },
      {
        id: 'download-data',
        question: 'How do I download or delete my data?',
        answer:
          'Both are in your settings under “Your data”. The download is one file with everything we have about you. To delete your account, you need your password and no upcoming appointments.',
        link: { label: 'Settings', url: '/settings' },
      },
      {
        id: 'deactivated',
        question: 'My account is deactivated or suspended',
        answer:
          'If you deactivated it yourself, sign in and we’ll email you a code to reactivate it. If we suspended it, contact support and a person will look into it.',
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
          '{commission}% of the price when a client finds you through our search, 0% for your own clients: your link, walk-ins, appointments you add, imported clients. Nothing on tips, no monthly fee.',
        link: { label: 'Grow Your Business', url: '/grow' },
      },
      {
        id: 'approval-time',
        question: 'How long does approval take?',
        answer:
          'Usually less than 24 hours. You can see the status in your setup, and if something is missing, which step and why.',
        link: { label: 'Set up', url: '/barber/setup' },
      },
      {
        id: 'payout',
        question: 'When do I get my money?',
        answer:
          'Clients who pay at the shop pay you directly. Online payments are available 48 hours after the visit and go out every Tuesday once you have $10, or daily from $50 if you prefer. Your first payout takes 7 days.',
        link: { label: 'Earnings', url: '/barber/dashboard?tab=earnings' },
      },
      {
        id: 'change-hours',
        question: 'I changed my hours. What about appointments outside them?',
        answer:
          'They stay. We list them so you can talk to those clients; nothing is canceled automatically.',
        link: { label: 'Availability', url: '/barber/dashboard?tab=availability' },
      },
      {
        id: 'license-expires',
        question: 'My license is about to expire',
        answer:
          'Upload the new one in your shop settings. We’ll remind you 30, 7 and 1 day before. If it expires, you’re not listed until we’ve seen the new one; existing appointments stay.',
        link: { label: 'Shop', url: '/barber/dashboard?tab=shop' },
      },
      {
        id: 'invite-barbers',
        question: 'What do I get for bringing another barber?',
        answer:
          'A month without commission. Share your code; when the new barber has had 5 appointments that clients booked online, you pay no commission for 30 days. Another barber adds another month.',
        link: { label: 'Promotions', url: '/barber/dashboard?tab=promotions' },
      },
      {
        id: 'badges',
        question: 'How do I earn a badge?',
        answer:
          'Badges are awarded every Monday to the top 10%: most booked, most reviewed, best services. Canceling over 5% of appointments disqualifies you. Badges can’t be bought.',
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
          'Open the link in the email within 7 days and sign in or sign up with that same address. Then add your photo, license and hours.',
      },
      {
        id: 'not-bookable',
        question: 'Why can’t anyone book me?',
        answer:
          'You need three things: the owner has turned on online booking for you, your license is checked, and you’ve set your hours.',
        link: { label: 'My Dashboard', url: '/employee/dashboard' },
      },
      {
        id: 'my-share',
        question: 'Who pays me?',
        answer:
          'The shop owner. You can see every visit with your share and your tips, and what’s marked as paid. Tips are all yours.',
        link: { label: 'Earnings', url: '/employee/dashboard?tab=earnings' },
      },
      {
        id: 'leave-shop',
        question: 'What happens when I leave the shop?',
        answer:
          'Hand over or finish your appointments, then leave from your settings. The history stays with the shop; your rating goes with you.',
      },
    ],
  },
]
