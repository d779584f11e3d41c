// Everyone who comes to a business: found, sorted, a page at a time. The address says which.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FileUp, SearchX, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { api } from '#web/api.ts'
import { useText } from '#web/language.tsx'
import { usePlace } from '#web/use-business.ts'
import { clientWords } from '#web/texts/business/clients.ts'
import { Button } from '#web/ui/button.tsx'
import { Hint } from '#web/ui/hint.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { Loaded } from '#web/ui/states/loaded.tsx'
import { Pagination } from '#web/ui/lists/pagination.tsx'
import { useSearchLink } from '#web/ui/search-link.ts'
import { ClientDrawer } from './client-drawer.tsx'
import { ClientNumbers } from './client-numbers.tsx'
import { ClientRows, ClientRowsSkeleton } from './client-rows.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { Toolbar } from './toolbar.tsx'
import { useAsked, useLiveClients, useOpenClient } from './use-clients.ts'

export function Clients() {
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null)
  const { open } = useOpenClient()
  useLiveClients()
  const close = (isOpen: boolean) => !isOpen && setDialog(null)
  return (
    <>
      <Found onAdd={() => setDialog('add')} onImport={() => setDialog('import')} />
      <ClientDrawer />
      <ContactDialog open={dialog === 'add'} onOpenChange={close} onSaved={open} />
      <ImportDialog open={dialog === 'import'} onOpenChange={close} />
    </>
  )
}

type Doing = { onAdd: () => void; onImport: () => void }

function Found({ onAdd, onImport }: Doing) {
  const t = useText()
  const link = useSearchLink()
  const asked = useAsked()
  const place = usePlace()
  const list = useQuery({
    ...api.clients.list.query({ place, ...asked }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <Loaded query={list} loading={<ClientRowsSkeleton />}>
      {(data) => {
        if (data.counts.all === 0) return <Nobody onAdd={onAdd} onImport={onImport} />
        return (
          <div className="space-y-5">
            <ClientNumbers counts={data.counts} />
            <Toolbar found={data} asked={asked} onAdd={onAdd} onImport={onImport} />
            {data.clients.length === 0 ? (
              <EmptyState
                icon={SearchX}
                title={t(clientWords.nothing)}
                text={t(clientWords.nothingText)}
                action={t(clientWords.showAll)}
                to={link({ q: null, show: null, tag: null })}
              />
            ) : (
              <div className={list.isPlaceholderData ? 'opacity-60 transition-opacity' : undefined}>
                <Hint size="md" role="status" className="mb-2">
                  {data.total === 1
                    ? t(clientWords.foundOne)
                    : t(clientWords.found, { count: data.total })}
                </Hint>
                <ClientRows clients={data.clients} />
              </div>
            )}
            <Pagination page={asked.page} pages={data.pages} />
          </div>
        )
      }}
    </Loaded>
  )
}

function Nobody({ onAdd, onImport }: Doing) {
  const t = useText()
  return (
    <div className="space-y-4">
      <EmptyState
        icon={Users}
        title={t(clientWords.empty)}
        text={
          <>
            <p>{t(clientWords.emptyText)}</p>
            <p className="mt-5 flex flex-wrap justify-center gap-2.5">
              <Button onClick={onImport}>
                <FileUp aria-hidden />
                {t(clientWords.importList)}
              </Button>
              <Button variant="outline" onClick={onAdd}>
                <UserPlus aria-hidden />
                {t(clientWords.add)}
              </Button>
            </p>
          </>
        }
      />
    </div>
  )
}
