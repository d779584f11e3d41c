import clsx from 'clsx'

type Price = { name: string; price: string; note?: string }

// Names and prices with dotted leaders between them, as on the board of a shop.
export function PriceList({ items, className }: { items: readonly Price[]; className?: string }) {
  return (
    <dl className={clsx('space-y-1.5 text-md', className)}>
      {items.map(({ name, price, note }) => (
        <div key={name} className="grid grid-cols-[1fr_auto] items-end gap-x-2">
          <dt className="flex min-w-0 items-end gap-2 font-medium">
            {name}
            <span aria-hidden className="leader mb-1.5 h-1 min-w-4 flex-1" />
          </dt>
          <dd className="font-semibold tabular-nums">{price}</dd>
          {note && <dd className="col-span-2 text-sm text-muted-foreground">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
