import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { QrCode } from '#web/ui/charts/qr-code.tsx'
import { Block } from '#web/ui/settings-section.tsx'
import { useText } from '#web/language.tsx'
import { policyWords as words } from '#web/texts/business/policies.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { FieldFrame } from '#web/ui/forms/field-frame.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { WithPolicies } from './with-policies.tsx'

export function LinkSection() {
  const t = useText()
  return (
    <WithPolicies>
      {({ link }) => (
        <Block title={t(words.link)} text={t(link ? words.linkText : words.noPage)}>
          {link ? (
            <DirectLink path={link} />
          ) : (
            <Button asChild variant="outline">
              <Link to="/barber/setup">{t(words.toSetup)}</Link>
            </Button>
          )}
        </Block>
      )}
    </WithPolicies>
  )
}

function DirectLink({ path }: { path: string }) {
  const t = useText()
  const id = useId()
  const url = location.origin + path
  return (
    <div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <FieldFrame id={id} label={t(words.address)}>
        <Input
          id={id}
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="text-ellipsis"
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton text={url} label={t(words.copy)} />
          <Button asChild variant="ghost">
            <a href={path}>
              <ExternalLink aria-hidden />
              {t(words.openPage)}
            </a>
          </Button>
        </div>
      </FieldFrame>
      <figure className="text-center">
        <QrCode text={url} label={t(words.qr)} />
        <figcaption className="mt-2 text-sm text-muted-foreground">{t(words.qrText)}</figcaption>
      </figure>
    </div>
  )
}
