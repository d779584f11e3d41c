// The link by which a barber's own clients book.
import { Download, QrCode as QrIcon } from 'lucide-react'
import { useRef } from 'react'
import { QrCode } from '#web/ui/charts/qr-code.tsx'
import { saveFile } from '#web/files/save-file.ts'
import { useText } from '#web/language.tsx'
import { quick } from '#web/texts/business/overview.ts'
import { Button } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

export function ShareLink({ path }: { path: string }) {
  const t = useText()
  const picture = useRef<HTMLDivElement>(null)
  const link = location.origin + path
  return (
    <TitledCard title={t(quick.link)} text={t(quick.linkText)}>
      <p className="truncate rounded-md bg-muted px-3 py-2.5 text-md select-all">{link}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={link} label={t(quick.copy)} />
        <Dialog
          title={t(quick.link)}
          description={t(quick.qrText)}
          trigger={
            <Button variant="outline">
              <QrIcon aria-hidden />
              {t(quick.showQr)}
            </Button>
          }
          footer={
            <Button variant="outline" onClick={() => save(picture.current)}>
              <Download aria-hidden />
              {t(quick.save)}
            </Button>
          }
        >
          <div ref={picture}>
            <QrCode text={link} label={t(quick.qr)} />
          </div>
          <Hint className="mt-3 text-center break-all">{link}</Hint>
        </Dialog>
      </div>
    </TitledCard>
  )
}

// A drawing, so that it can be printed in any size.
function save(frame: HTMLElement | null) {
  const drawing = frame?.querySelector('svg')
  if (!drawing) return
  const text = new XMLSerializer().serializeToString(drawing)
  saveFile(new Blob([text], { type: 'image/svg+xml' }), 'kempt-qr.svg')
}
