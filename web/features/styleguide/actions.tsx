import { CalendarCheck, Heart, LogOut, Menu as MenuIcon, Settings, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, IconButton } from '#web/ui/button.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Chip, RemovableChip } from '#web/ui/forms/chip.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { FilterChips, FilterLinks } from '#web/ui/forms/filter-chips.tsx'
import { Menu, MenuChoice, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/overlays/menu.tsx'
import { Tooltip } from '#web/ui/overlays/tooltip.tsx'

const variants = ['primary', 'secondary', 'outline', 'ghost', 'destructive', 'link'] as const

export function Actions() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <TitledCard title="Buttons" level={3}>
        <div className="flex flex-wrap items-center gap-3">
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button size="sm">Small</Button>
          <Button>Medium</Button>
          <Button size="lg">
            <CalendarCheck aria-hidden />
            Large
          </Button>
          <Button pill>Get Started</Button>
          <Button asChild variant="outline" pill>
            <Link to="#actions">A link</Link>
          </Button>
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button busy>Save</Button>
          <Button busy="Sending...">Send</Button>
          <Button disabled>Disabled</Button>
          <Button variant="outline" disabled>
            Disabled
          </Button>
          <IconButton label="Save barber">
            <Heart aria-hidden />
          </IconButton>
          <IconButton label="Remove" variant="outline">
            <Trash2 aria-hidden />
          </IconButton>
          <CopyButton text="WELCOME10" label="Copy code" />
        </div>
        <Button wide className="mt-4">
          Book a chair
        </Button>
      </TitledCard>
      <div className="grid gap-4">
        <Menus />
        <Chips />
      </div>
    </div>
  )
}

function Menus() {
  const [theme, setTheme] = useState('system')
  return (
    <TitledCard title="Menu and tooltip" level={3}>
      <div className="flex flex-wrap items-center gap-3">
        <Menu
          align="start"
          trigger={
            <Button variant="outline" data-demo="menu">
              <MenuIcon aria-hidden />
              Account
            </Button>
          }
        >
          <MenuLabel>Marcus Hill</MenuLabel>
          <MenuItem icon={<CalendarCheck aria-hidden />}>My Bookings</MenuItem>
          <MenuItem asChild>
            <Link to="#actions">
              <Settings aria-hidden />
              Settings
            </Link>
          </MenuItem>
          <MenuSeparator />
          <MenuChoice
            label="Theme"
            value={theme}
            onChange={setTheme}
            options={[
              ['light', 'Light'],
              ['dark', 'Dark'],
              ['system', 'System'],
            ]}
          />
          <MenuSeparator />
          <MenuItem isDestructive icon={<LogOut aria-hidden />}>
            Sign Out
          </MenuItem>
        </Menu>
        <Tooltip opensOnTap text="Top 10% last 30 days, rank #3">
          <Button variant="ghost" data-demo="tooltip">
            🔥 Most Booked
          </Button>
        </Tooltip>
      </div>
    </TitledCard>
  )
}

function Chips() {
  const [times, setTimes] = useState(['9:30 AM'])
  const [isShown, setIsShown] = useState(true)
  return (
    <TitledCard title="Chips and filters" level={3}>
      <div className="space-y-4">
        <FilterLinks
          label="Categories"
          param="category"
          options={['Fades', 'Beard', 'Kids', 'Designs'].map((name) => [name, name] as const)}
        />
        <FilterChips
          label="Times"
          values={times}
          onChange={setTimes}
          options={['9:00 AM', '9:30 AM', '2:15 PM'].map((time) => [time, time] as const)}
        />
        <div className="flex flex-wrap gap-2">
          <Chip disabled>4:00 PM</Chip>
          {isShown && (
            <RemovableChip name="Spanish" onRemove={() => setIsShown(false)}>
              Spanish
            </RemovableChip>
          )}
        </div>
      </div>
    </TitledCard>
  )
}
