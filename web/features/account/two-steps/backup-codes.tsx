import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { security } from '#web/texts/accounts/security.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { saveFile } from '#web/files/save-file.ts'

type BackupCodesProps = { codes: string[]; onKept: () => void; children?: ReactNode }

export function BackupCodes({ codes, onKept, children }: BackupCodesProps) {
  const t = useText()
  const file = () => new Blob([[t(security.codesFile), '', ...codes, ''].join('\n')])
  return (
    <div className="space-y-4">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md bg-muted p-4 font-mono text-md tabular-nums">
        {codes.map((code) => (
          <li key={code} className="text-center">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={t(security.copyCodes)} />
        <Button variant="outline" onClick={() => saveFile(file(), 'kempt-backup-codes.txt')}>
          <Download aria-hidden />
          {t(security.downloadCodes)}
        </Button>
      </div>
      <Button wide onClick={onKept}>
        {t(security.codesKept)}
      </Button>
      {children}
    </div>
  )
}
