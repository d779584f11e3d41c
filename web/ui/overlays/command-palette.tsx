import clsx from 'clsx'
import { Command } from 'cmdk'
import type { ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Dialog } from './dialog.tsx'
import { optionClass } from './menu.tsx'

type Action = { label: string; icon?: ReactNode; keywords?: string[]; onSelect: () => void }

type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  groups: readonly { title: string; actions: readonly Action[] }[]
}

export function CommandPalette({ open, onOpenChange, label, groups }: CommandPaletteProps) {
  const t = useText()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={label} hideTitle size="md">
      <Command label={label} loop>
        <Command.Input
          placeholder={t(ui.searchOrJump)}
          className="h-control w-[calc(100%-2.5rem)] bg-transparent text-lg outline-none placeholder:text-muted-foreground"
        />
        <Command.List label={label} className="mt-2.5 h-80 overflow-y-auto border-t pt-2">
          <Command.Empty className="p-6 text-center text-muted-foreground">
            {t(ui.nothingFound)}
          </Command.Empty>
          {groups.map(({ title, actions }) => (
            <Command.Group
              key={title}
              heading={title}
              className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted-foreground"
            >
              {actions.map((action) => (
                <Command.Item
                  key={action.label}
                  value={action.label}
                  keywords={action.keywords}
                  onSelect={() => {
                    onOpenChange(false)
                    action.onSelect()
                  }}
                  className={clsx(
                    optionClass,
                    'data-[selected=true]:bg-accent data-[selected=true]:text-accent-foreground',
                  )}
                >
                  {action.icon}
                  {action.label}
                </Command.Item>
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}
