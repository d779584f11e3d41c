import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Carousel } from '#web/ui/lists/carousel.tsx'
import { Image } from '#web/ui/image.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { Rating } from '#web/ui/lists/rating.tsx'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { Table, type Column } from '#web/ui/lists/table.tsx'

type Row = { id: string; client: string; service: string; cents: number; state: string }

const rows: Row[] = [
  { id: '1041', client: 'Andre Wells', service: 'Skin fade', cents: 4000, state: 'Confirmed' },
  { id: '1042', client: 'Luis Ortega', service: 'Line-up', cents: 2000, state: 'Completed' },
  { id: '1043', client: 'Devon Price', service: 'Cut and beard', cents: 5500, state: 'Pending' },
]

const columns: Column<Row>[] = [
  { key: 'number', head: 'Number', cell: ({ id }) => `#${id}`, isSortable: true },
  {
    key: 'client',
    head: 'Client',
    isSortable: true,
    cell: ({ client }) => (
      <span className="inline-flex items-center gap-2.5">
        <Avatar name={client} size="sm" isDecorative />
        {client}
      </span>
    ),
  },
  { key: 'service', head: 'Service', cell: ({ service }) => service },
  {
    key: 'state',
    head: 'State',
    cell: ({ state }) => (
      <Badge dot tone={state === 'Pending' ? 'warning' : 'success'}>
        {state}
      </Badge>
    ),
  },
  {
    key: 'price',
    head: 'Price',
    isSortable: true,
    isNumber: true,
    cell: ({ cents }) => `$${cents / 100}`,
  },
]

const slides = ['Sharp lines, on time', 'Kids first cut', 'Walk in, walk out']
const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#0b5a82"/><circle cx="160" cy="110" r="60" fill="#fbfaf8"/></svg>')}`

export function Data() {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      <TitledCard title="Table" level={3} className="lg:col-span-3">
        <Table
          caption="Bookings"
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          defaultSort="-number"
        />
        <div className="mt-4">
          <Pagination page={4} pages={12} />
        </div>
      </TitledCard>
      <TitledCard title="People and ratings" level={3}>
        <div className="flex flex-wrap items-center gap-3">
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Avatar key={size} name={`${size} Hill`} size={size} />
          ))}
          {['Ana Cruz', 'Bo Diaz', 'Cy Young', 'Di Ro', 'Ed Li', 'Flo May'].map((name) => (
            <Avatar key={name} name={name} />
          ))}
          <Avatar name="Photo Person" src={picture} />
          <Avatar name="Lost Photo" src="/media/lost.webp" />
        </div>
        <div className="mt-5 flex flex-col items-start gap-2">
          <Rating value={4.9} count={312} />
          <Rating value={3.4} count={18} stars={5} />
        </div>
      </TitledCard>
      <TitledCard title="Pictures" level={3}>
        <div className="grid grid-cols-3 gap-3">
          <Image
            src={picture}
            alt="A head from behind"
            width={320}
            height={240}
            className="w-full rounded-md"
          />
          <Image
            src="/media/lost.webp"
            alt="Lost picture"
            width={320}
            height={240}
            className="w-full rounded-md"
          />
          <Skeleton className="aspect-4/3 w-full" />
        </div>
      </TitledCard>
      <TitledCard title="Carousel" level={3}>
        <Carousel
          label="What we do"
          className="h-56 rounded-lg"
          slides={slides.map((title) => (
            <div key={title} className="ground-cta flex h-full items-end p-5 pb-16">
              <p className="display text-4xl">{title}</p>
            </div>
          ))}
        />
      </TitledCard>
    </div>
  )
}
