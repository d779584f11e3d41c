import { useQuery } from '@tanstack/react-query'
import { ruleStateNames, sourceTexts } from '#contract/admin/words/states.ts'
import type { CommissionRuleRow, CommissionState } from '#contract/money/commission-rules.ts'
import { api } from '#web/api.ts'
import { Fact } from '#web/features/admin-list/fact.tsx'
import { RecordDrawer } from '#web/features/admin-list/record-drawer.tsx'
import { AuditTrail } from '#web/features/audit/audit-trail.tsx'
import { useLanguage, useText } from '#web/language.tsx'
import { useMay } from '#web/rights/use-permissions.ts'
import { commissionWords, ruleWords as words } from '#web/texts/money/commission.ts'
import { Hint } from '#web/ui/hint.tsx'
import { useOpened } from '#web/ui/overlays/opened.ts'
import { ownTime } from '#web/words/own-time.ts'
import { useRuleDays } from './rule-days.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

type RuleDrawerProps = { commission: CommissionState }

// One rule, by the address.
export function RuleDrawer({ commission }: RuleDrawerProps) {
  const t = useText()
  const may = useMay()
  const { id, close } = useOpened('rule')
  const query = useQuery({
    ...api.commissionRules.rule.query({ id: id ?? '' }),
    enabled: id !== null,
  })
  if (id === null) return null
  return (
    <RecordDrawer query={query} title={t(words.title)} missing={t(words.missing)} onClose={close}>
      {(rule) => (
        <>
          <Facts rule={rule} timeZone={commission.timeZone} />
          {rule.state !== 'ended' && may('commission.write') && (
            <WithdrawDialog rule={rule} commission={commission} />
          )}
          {may('audit.read') && <AuditTrail of={{ entityId: rule.id }} title={t(words.trail)} />}
        </>
      )}
    </RecordDrawer>
  )
}

function Facts({ rule, timeZone }: { rule: CommissionRuleRow; timeZone: string }) {
  const t = useText()
  const language = useLanguage()
  const days = useRuleDays(timeZone)
  const said = (name: string, at: string) => t(words.made, { name, when: ownTime(at, language) })
  const { withdrawn } = rule
  return (
    <dl className="space-y-3">
      <Fact label={t(words.rate)}>
        <span className="text-lg font-bold tabular-nums">
          {t(commissionWords.percent, { percent: rule.percent })}
        </span>
      </Fact>
      <Fact label={t(words.who)}>{rule.barber?.shopName ?? t(commissionWords.everyone)}</Fact>
      <Fact label={t(words.source)}>
        {t(rule.source === null ? commissionWords.allSources : sourceTexts[rule.source])}
      </Fact>
      <Fact label={t(words.days)}>
        {days(rule)}
        <Hint>{t(ruleStateNames[rule.state])}</Hint>
      </Fact>
      <Fact label={t(words.why)}>
        {rule.reason}
        <Hint>{said(rule.createdBy, rule.createdAt)}</Hint>
      </Fact>
      {withdrawn && (
        <Fact label={t(words.ended)}>
          {withdrawn.reason}
          <Hint>{said(withdrawn.by, withdrawn.at)}</Hint>
        </Fact>
      )}
    </dl>
  )
}
