import { useText } from '#web/language.tsx'
import { listWords as words } from '#web/texts/admin/list.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'

type ListKeysProps = {
  isOn: boolean
  hasSearch: boolean
  hasBoxes: boolean
  onChange: (isOn: boolean) => void
}

// Names the keys of a list, where there is a keyboard, and turns them off.
export function ListKeys({ isOn, hasSearch, hasBoxes, onChange }: ListKeysProps) {
  const t = useText()
  const keys = [
    words.keysMove,
    words.keysOpen,
    ...(hasBoxes ? [words.keysSelect] : []),
    ...(hasSearch ? [words.keysSearch] : []),
  ]
  return (
    <div className="mt-3 flex items-center gap-2 max-lg:hidden">
      <Hint>
        {isOn ? t(words.keys, { keys: keys.map((key) => t(key)).join(', ') }) : t(words.keysOff)}
      </Hint>
      <Button variant="link" size="sm" onClick={() => onChange(!isOn)}>
        {t(isOn ? words.turnOff : words.turnOn)}
      </Button>
    </div>
  )
}
