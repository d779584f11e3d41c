export default function ContactSupportPage() {
  return <h1>Contact support</h1>
}
