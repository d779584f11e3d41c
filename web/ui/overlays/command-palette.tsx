import clsx from 'clsx'
import { Command } from 'cmdk'
import { useState, type ReactNode } from 'react'
import { useText } from '#web/language.tsx'
import { ui } from '#web/texts/ui.ts'
import { Dialog } from './dialog.tsx'
import { optionClass } from './menu.tsx'

type Action = {
  // Two actions may have the same label.
  id?: string
  label: string
  hint?: string
  icon?: ReactNode
  keywords?: string[]
  onSelect: () => void
}

type CommandPaletteProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  label: string
  // `isFound`: found by a server for what is typed, so not filtered again.
  groups: readonly { title: string; isFound?: boolean; actions: readonly Action[] }[]
  // For a palette that asks a server while someone types.
  search?: { text: string; onChange: (text: string) => void; isBusy: boolean }
}

export function CommandPalette(props: CommandPaletteProps) {
  const { open, onOpenChange, label, groups, search } = props
  const t = useText()
  const found = groups.find(({ isFound, actions }) => isFound && actions.length > 0)?.actions[0]?.id
  // What a server found arrives after the typing, when another line is chosen already.
  const [chosen, setChosen] = useState({ line: '', found })
  const line = chosen.found === found ? chosen.line : (found ?? '')
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={label} hideTitle size="md">
      <Command
        label={label}
        filter={matches}
        loop
        value={line}
        onValueChange={(line) => setChosen({ line, found })}
      >
        <Command.Input
          placeholder={t(ui.searchOrJump)}
          value={search?.text}
          onValueChange={search?.onChange}
          className="h-control w-[calc(100%-2.5rem)] bg-transparent text-lg outline-none placeholder:text-muted-foreground"
        />
        <Command.List label={label} className="mt-2.5 h-80 overflow-y-auto border-t pt-2">
          {/* Counts only what it filters itself, not what a server found. */}
          {found === undefined && (
            <Command.Empty className="p-6 text-center text-muted-foreground">
              {t(search?.isBusy ? ui.searching : ui.nothingFound)}
            </Command.Empty>
          )}
          {groups.map(
            ({ title, isFound, actions }) =>
              actions.length > 0 && (
                <Command.Group
                  key={title}
                  forceMount={isFound}
                  heading={title}
                  className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-muted-foreground"
                >
                  {actions.map((action) => (
                    <Command.Item
                      key={action.id ?? action.label}
                      value={action.id ?? action.label}
                      forceMount={isFound}
                      keywords={[action.label, ...(action.keywords ?? [])]}
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
                      <span className="min-w-0 flex-1">
                        <span className="block break-words">{action.label}</span>
                        {action.hint && (
                          <span className="block text-sm break-words text-muted-foreground">
                            {action.hint}
                          </span>
                        )}
                      </span>
                    </Command.Item>
                  ))}
                </Command.Group>
              ),
          )}
        </Command.List>
      </Command>
    </Dialog>
  )
}

// By whole letters in a row: letters picked from several words would offer what nobody means.
function matches(_: string, typed: string, keywords: string[] = []) {
  const wanted = plain(typed)
  const found = keywords.map(plain).filter((word) => word.includes(wanted))
  if (found.length === 0) return 0
  return found.some((word) => word.startsWith(wanted)) ? 1 : 0.5
}

const plain = (text: string) => text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
