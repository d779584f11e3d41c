import type { Legal } from '#contract/marketplace/info.ts'
import { launch } from '#contract/marketplace/launch.ts'

export const termsInEnglish: Legal = {
  title: 'Terms of Service',
  lead: 'The rules for everyone who uses {name}, in words meant to be read. By creating an account or booking as a guest you agree to them.',
  effectiveOn: '2026-11-15',
  sections: [
    {
      title: 'Who we are',
      paragraphs: [
        '{name} runs a marketplace for barbers in {city}. You reach us at {address}, {phone} and {email}.',
        'We show openings, keep the booking, pass on messages and, where online payment is used, collect money for the barber. The cut itself is a contract between you and your barber; we are not the barber and do not employ any of the barbers listed.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'You must be 18, or book with the agreement of a parent or guardian. Tell us the truth about who you are, keep your password to yourself and use one account. What happens through your account counts as yours unless you have told us that someone else got in.',
        'You may also book as a guest with a confirmed email address, with at most two upcoming appointments.',
      ],
    },
    {
      title: 'Booking',
      paragraphs: [
        'Choosing a time holds it for {hold}. A booking is made when we confirm it to you. Where a barber answers requests personally, it is made when they accept; without an answer within {answer} the request ends.',
        'The price, the minutes and the rules shown when you confirm are the ones that count, even if the barber changes them later. A higher price in the chair needs your OK.',
      ],
    },
    {
      title: 'Canceling and moving',
      paragraphs: [
        'You cancel free of charge until the deadline shown when you booked. It is 24 hours before the start unless your barber chose 2, 12 or 48 hours. Within 15 minutes of booking you always cancel free of charge if the start is more than two hours away.',
        'After the deadline the barber’s policy applies: a fee of nothing up to the whole price, shown before you booked and again before you cancel. You may move an appointment up to {moves} before the deadline; after it the barber has to agree.',
      ],
    },
    {
      title: 'Late arrivals and no-shows',
      paragraphs: [
        'From 15 minutes after the start a barber may mark an appointment as a no-show. The fee under the barber’s policy then applies, is held for 48 hours, and you have 14 days to contest it.',
        'Within twelve months, {missed} or {late} mean that a deposit or a card is needed for every booking; {off} stop booking until we have looked at it together. A mark that was wrong is removed.',
      ],
    },
    {
      title: 'When the barber cancels',
      paragraphs: [
        'You get everything back, always, and we suggest other times. The same holds when the service was not given or a request was not answered.',
      ],
    },
    {
      title: 'Prices, payment and tips',
      paragraphs: [
        'Barbers set their prices. We add no fee to what a client pays. You pay at the shop unless the barber asks for a card on file or for payment of a part or all of it in advance, which is shown before you confirm.',
        'Tips are voluntary and go entirely to the person who did the work. A tip given through us can be taken back within 7 days. The barber is the seller; invoices are issued in the barber’s name.',
      ],
    },
    {
      title: 'Refunds',
      paragraphs: ['Refunds go back the way the payment came, credit goes back to the wallet:'],
      items: [
        'canceled by the barber, service not given, or request not answered: 100%',
        'canceled by the client before the deadline: 100%',
        'canceled late or no-show: what was paid, less the fee under the barber’s policy',
        'a complaint about the work: what both sides agree on, or what we decide after hearing both',
      ],
    },
    {
      title: 'Offers, credit and referrals',
      paragraphs: [
        'One discount counts for each booking, the best one wins, and credit may be added. A friend you invite gets {bonus} off the first booking of $20 or more within 60 days. You get $5 of credit seven days after their first completed visit, for at most {friends} a year.',
        'Credit is not money: it cannot be paid out or sold. Inviting yourself, or people who share your phone, card or device, does not count, and credit earned that way is taken back.',
      ],
    },
    {
      title: 'Reviews',
      paragraphs: [
        'A review can be written by whoever completed the visit, once for each visit, within 30 days, and changed for 30 days. Owners and their teams may not review themselves, and nobody may pay for a good or bad review.',
        'We remove reviews and photos only for insults, threats, discrimination, private details, lies, advertising or things that have nothing to do with the visit. Being negative is no reason. The barber may answer once. With a review or photo you allow us to show it here for as long as it stands.',
      ],
    },
    {
      title: 'Problems and disputes',
      paragraphs: [
        'Tell us within 7 days of the visit, or 14 days for a no-show. The barber has 72 hours to answer or make an offer. If you do not agree, we decide within 5 business days from what both sides have shown. One appeal within 7 days goes to another person on our team.',
        'This costs nothing and takes away none of your rights before a court.',
      ],
    },
    {
      title: 'For barbers and shops',
      paragraphs: [
        'You hold a valid license of your state for as long as you are listed, and owners one for the establishment. You keep your hours, prices and photos true, have permission for every photo of a client, keep to the booking, and follow the rules of hygiene and the law against discrimination.',
        'We may ask for changes, refuse a listing, or take it down with a reason. An expired license takes the listing down by itself. Canceling more than one in twenty appointments lowers your place in search.',
      ],
    },
    {
      title: 'Commission and payouts',
      paragraphs: [
        'For a visit booked through our search or map the barber owes {commission}% of the price of the services less discounts paid by the barber, at most $50 for each booking, card processing included. Nothing is owed on tips, tax, or on the barber’s own clients: booking link, walk-ins, appointments entered by the shop, and imported clients. An increase is announced at least 7 days before and never touches bookings already made.',
        'Money paid online is available 48 hours after completion if there is no dispute and is paid out every Tuesday from $10, or daily from $50. The first payout waits 7 days, and a change of bank account pauses payouts for 48 hours. What is owed for visits paid at the shop is set against payouts; when more than $100 is overdue for more than 30 days we take the listing down after two warnings.',
      ],
    },
    {
      title: 'What is not allowed',
      paragraphs: ['We close accounts and cancel bookings for this:'],
      items: [
        'threats, harassment, discrimination, or anything against the law',
        'false names, licenses, photos, reviews or referrals',
        'blocking chairs without meaning to come',
        'reading out the site with programs, getting around its limits, or looking for weak points without telling us',
        'using contact details for anything but the appointment',
      ],
    },
    {
      title: 'Ending',
      paragraphs: [
        'You may deactivate or delete your account in your settings when no appointments are ahead. We may suspend an account that breaks these terms; we’ll tell you why, and you can ask a person to review it on the contact support page.',
      ],
    },
    {
      title: 'What we answer for',
      paragraphs: [
        'We answer for what we do ourselves: keeping your booking, your money and your data with care. We check licenses, but we do not answer for the work of a barber, for what people write, or for times when the service cannot be reached for reasons we do not control.',
        'As far as the law allows, what we owe is limited to what you paid through us in the twelve months before. Nothing here limits what the law does not let us limit.',
      ],
    },
    {
      title: 'Law and changes',
      paragraphs: [
        `The law of ${launch.law.state} applies, and the courts of ${launch.law.county} County are the place, unless the law where you live gives you another.`,
        'When we change these terms we show it here with a new date and email you at least 14 days before if it matters to you. Bookings already made keep the terms they were made under.',
      ],
    },
  ],
}
