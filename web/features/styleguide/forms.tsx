import { Scissors, User } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod'
import { AppError } from '#contract/errors.ts'
import { Calendar } from '#web/ui/forms/calendar.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { CheckboxInput } from '#web/ui/forms/checkbox-input.tsx'
import { Combobox } from '#web/ui/forms/combobox.tsx'
import { FileDrop } from '#web/ui/forms/file-drop.tsx'
import {
  Checkbox,
  CodeField,
  RadioCards,
  RatingField,
  Switch,
} from '#web/ui/forms/form-choices.tsx'
import { Choice, PasswordField, PhoneField, TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { OtpInput } from '#web/ui/forms/otp-input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { SwitchInput } from '#web/ui/forms/switch-input.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

const account = z.object({
  role: z.string().min(1, 'Choose a role'),
  name: z.string().trim().min(2, 'Name must be at least 2 characters'),
  email: z.email('Invalid email address'),
  phone: z.string().min(10, 'Phone number must be at least 10 digits'),
  password: z.string().min(8, 'Password must be at least 8 characters'),
  price: z.number('Choose a price'),
  service: z.string().min(1, 'Choose a service'),
  message: z.string().trim().min(3, 'Message must be at least 3 characters'),
  rating: z.number().min(1, 'Choose your stars'),
  terms: z.literal(true, 'Please accept the terms'),
  reminders: z.boolean(),
  code: z.string().length(6, 'Please enter a valid 6-digit verification code'),
})

const empty = {
  role: '',
  name: '',
  email: '',
  phone: '',
  password: '',
  service: '',
  message: '',
  rating: 0,
  reminders: true,
  code: '',
}

const services = [
  ['fade', 'Skin fade'],
  ['beard', 'Beard trim'],
  ['kids', 'Kids cut'],
] as const

export function Forms() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <TitledCard title="Form" text="Send it empty to see every message." level={3}>
        <Form schema={account} initial={empty} onSubmit={send}>
          <RadioCards
            name="role"
            label="I am a"
            options={[
              { value: 'client', label: 'Client', text: 'I book cuts', icon: <User /> },
              { value: 'barber', label: 'Barber', text: 'I give cuts', icon: <Scissors /> },
            ]}
          />
          <Field name="name" label="Name" autoComplete="name" />
          <Field
            name="email"
            label="Email"
            type="email"
            autoComplete="email"
            hint="We never show it to anyone."
          />
          <PhoneField name="phone" label="Phone" />
          <PasswordField name="password" label="Password" autoComplete="new-password" />
          <div className="grid grid-cols-2 gap-4">
            <Field name="price" label="Price" type="number" before="$" after="USD" />
            <Choice name="service" label="Service" options={services} />
          </div>
          <TextArea name="message" label="Message" limit={1000} />
          <RatingField name="rating" label="Your rating" />
          <CodeField name="code" label="Code" hint="We sent it by e-mail." />
          <Checkbox name="terms" label="I accept the terms" />
          <Switch name="reminders" label="Reminders" hint="A day and two hours before" />
          <SubmitButton busy="Sending..." wide>
            Send
          </SubmitButton>
        </Form>
      </TitledCard>
      <Controls />
    </div>
  )
}

// Pretends to be a server that knows the address already, and is down for everyone else.
async function send({ email }: { email: string }) {
  await new Promise((resolve) => setTimeout(resolve, 1200))
  if (email === 'ok@example.com') return toast.success('Sent')
  throw email === 'taken@example.com'
    ? new AppError('INVALID_INPUT', { email: 'This email is already in use.' })
    : new AppError('UNREACHABLE')
}

function Controls() {
  const [service, setService] = useState('')
  const [area, setArea] = useState('')
  const [day, setDay] = useState('2026-11-20')
  const [code, setCode] = useState('4')
  const [isOn, setIsOn] = useState(true)
  const [hasPhoto, setHasPhoto] = useState<boolean | 'indeterminate'>('indeterminate')
  const areas = ['Montrose', 'The Heights', 'Third Ward', 'EaDo', 'Midtown', 'Rice Village']
  return (
    <TitledCard title="Controls" level={3}>
      <div className="space-y-5">
        <Input aria-label="Search" placeholder="Barber, shop or service" />
        <Input aria-label="Locked" defaultValue="Locked" disabled />
        <div className="grid gap-4 sm:grid-cols-2">
          <Select label="Service" options={services} value={service} onChange={setService} />
          <Combobox
            label="Neighborhood"
            value={area}
            onChange={setArea}
            options={areas.map((name) => ({ value: name, label: name, hint: 'Your city' }))}
          />
        </div>
        <OtpInput aria-label="Verification code" value={code} onChange={setCode} />
        <div className="flex flex-wrap gap-x-8">
          <CheckboxInput label="All barbers" isChecked={hasPhoto} onChange={setHasPhoto} />
          <CheckboxInput label="Locked" isChecked disabled onChange={() => {}} />
        </div>
        <SwitchInput
          label="Accept walk-ins"
          text="Shown on your profile"
          isOn={isOn}
          onChange={setIsOn}
        />
        <Calendar
          value={day}
          onChange={setDay}
          min="2026-11-15"
          max="2027-01-31"
          isOpen={(date) => date !== '2026-11-26'}
        />
        <FileDrop
          label="Add photos"
          hint="JPEG, PNG or WebP, up to 8 MB"
          accept="image/jpeg,image/png,image/webp"
          maxBytes={8 * 1024 * 1024}
          isMultiple
          onFiles={(files) => toast.info(`${files.length} chosen`)}
        />
      </div>
    </TitledCard>
  )
}
