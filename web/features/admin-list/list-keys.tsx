import { useText } from '#web/language.tsx'
import { listWords as words } from '#web/texts/admin/list.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'

type ListKeysProps = { isOn: boolean; onChange: (isOn: boolean) => void }

// Names the keys of a list, where there is a keyboard, and turns them off.
export function ListKeys({ isOn, onChange }: ListKeysProps) {
  const t = useText()
  return (
    <div className="mt-3 flex items-center gap-2 max-lg:hidden">
      <Hint>{t(isOn ? words.keys : words.keysOff)}</Hint>
      <Button variant="link" size="sm" onClick={() => onChange(!isOn)}>
        {t(isOn ? words.turnOff : words.turnOn)}
      </Button>
    </div>
  )
}
