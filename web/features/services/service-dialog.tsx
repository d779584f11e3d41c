import { useController } from 'react-hook-form'
import { newService, type NewService, type OfferedService } from '#contract/business/services.ts'
import type { Place } from '#contract/business/team-rights.ts'
import { api } from '#web/api.ts'
import { categories } from '#web/words/service-categories.ts'
import { useText } from '#web/language.tsx'
import { categoryNames } from '#web/texts/marketplace/search.ts'
import { servicesWords } from '#web/texts/business/services.ts'
import { CheckboxInput } from '#web/ui/forms/checkbox-input.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Switch } from '#web/ui/forms/form-choices.tsx'
import { Choice, TextArea } from '#web/ui/forms/form-fields.tsx'
import { Field, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { toast } from '#web/ui/overlays/toast.ts'

type Member = { id: string; name: string }

type ServiceDialogProps = {
  place: Place
  // Null for a new one.
  service: OfferedService | null
  members: readonly Member[]
  // Deposits can be paid.
  takesCards: boolean
  onSaved: () => Promise<unknown>
  onClose: () => void
}

export function ServiceDialog(props: ServiceDialogProps) {
  const { place, service, members, takesCards, onSaved, onClose } = props
  const t = useText()

  async function save(given: NewService) {
    await (service
      ? api.services.update.send({ place, id: service.id, ...given })
      : api.services.create.send({ place, ...given }))
    await onSaved()
    toast.success(t(servicesWords.saved))
    onClose()
  }

  return (
    <Dialog
      title={t(service ? servicesWords.editTitle : servicesWords.newTitle)}
      size="md"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <Form schema={newService} initial={initialOf(service, members)} onSubmit={save}>
        <Field
          name="name"
          label={t(servicesWords.name)}
          hint={t(servicesWords.nameHint)}
          maxLength={60}
        />
        <Choice
          name="category"
          label={t(servicesWords.category)}
          options={categories.map((category) => [category, t(categoryNames[category])] as const)}
        />
        <div className="grid gap-4 sm:grid-cols-3">
          <NumberField name="price" label={t(servicesWords.price)} before="$" step="any" />
          <NumberField
            name="durationMinutes"
            label={t(servicesWords.duration)}
            after={t(servicesWords.min)}
            step={5}
          />
          <NumberField
            name="bufferMinutes"
            label={t(servicesWords.buffer)}
            hint={t(servicesWords.bufferHint)}
            after={t(servicesWords.min)}
            step={5}
          />
        </div>
        <TextArea
          name="description"
          label={t(servicesWords.description)}
          isOptional
          limit={300}
          rows={2}
        />
        <Switch
          name="isAddOn"
          label={t(servicesWords.isAddOn)}
          hint={t(servicesWords.isAddOnText)}
        />
        {takesCards && (
          <Field
            name="depositPercent"
            label={t(servicesWords.deposit)}
            hint={t(servicesWords.depositHint)}
            type="number"
            inputMode="numeric"
            after="%"
            isOptional
          />
        )}
        {members.length > 0 && <Performers members={members} />}
        <SubmitButton wide busy={t(servicesWords.saving)}>
          {t(servicesWords.save)}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}

type NumberFieldProps = {
  name: string
  label: string
  hint?: string
  before?: string
  after?: string
  step: number | 'any'
}

function NumberField(props: NumberFieldProps) {
  return <Field {...props} type="number" inputMode={props.step === 'any' ? 'decimal' : 'numeric'} />
}

function Performers({ members }: { members: readonly Member[] }) {
  const t = useText()
  const { field } = useController<{ memberIds: string[] }, 'memberIds'>({ name: 'memberIds' })
  const chosen = field.value
  return (
    <fieldset>
      <legend className="text-md font-semibold">{t(servicesWords.who)}</legend>
      <Hint>{t(servicesWords.whoText)}</Hint>
      <ul className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {members.map(({ id, name }) => (
          <li key={id}>
            <CheckboxInput
              label={name}
              isChecked={chosen.includes(id)}
              onChange={(isChecked) =>
                field.onChange(isChecked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

function initialOf(service: OfferedService | null, members: readonly Member[]) {
  if (service === null)
    return {
      name: '',
      description: '',
      durationMinutes: 30,
      bufferMinutes: 0,
      isAddOn: false,
      depositPercent: null,
      memberIds: members.map(({ id }) => id),
    }
  const { priceCents, ...rest } = service
  return { ...rest, price: priceCents / 100 }
}
