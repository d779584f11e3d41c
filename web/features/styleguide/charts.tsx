import { Bars, StackedBars } from '#web/ui/charts/bars.tsx'
import { Breakdown } from '#web/ui/charts/breakdown.tsx'
import { TitledCard } from '#web/ui/card.tsx'
import { Donut } from '#web/ui/charts/donut.tsx'
import { HeatMap } from '#web/ui/charts/heat-map.tsx'
import { Spark } from '#web/ui/charts/spark.tsx'
import { Stat } from '#web/ui/charts/stat.tsx'
import { Trend } from '#web/ui/charts/trend.tsx'

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`
const plain = (value: number) => String(value)
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const earned = [220, 320, 405, 350, 382, 388, 255, 236, 218, 104, 132, 190, 152, 248]
const booked = [6, 8, 7, 11, 16, 19, 4]

export function Charts() {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="grid gap-4 sm:grid-cols-3 md:col-span-2">
        <Stat
          label="Earned this month"
          value="$3,862"
          change={{ text: '+12% on last month', direction: 'up', isGood: true }}
        >
          <Spark values={earned} />
        </Stat>
        <Stat
          label="No-shows"
          value="3"
          change={{ text: '+2 on last month', direction: 'up', isGood: false }}
        />
        <Stat label="Rating" value="4.9" />
      </div>
      <TitledCard title="Earnings, last 14 days" level={3}>
        <Trend
          label="Earnings, last 14 days"
          format={dollars}
          data={earned.map((value, day) => ({ label: `Nov ${day + 1}`, value }))}
        />
      </TitledCard>
      <TitledCard title="Earnings against the week before" level={3}>
        <Trend
          label="Earnings against the week before"
          format={dollars}
          names={['This week', 'Last week']}
          data={days.map((label, day) => ({
            label,
            value: earned[day] ?? 0,
            before: earned[day + 7],
          }))}
        />
      </TitledCard>
      <TitledCard title="Bookings by weekday" level={3}>
        <Bars
          label="Bookings by weekday"
          color={2}
          format={plain}
          data={days.map((label, day) => ({ label, value: booked[day] ?? 0 }))}
        />
      </TitledCard>
      <TitledCard title="Bookings, with last week behind" level={3}>
        <Bars
          label="Bookings, with last week behind"
          format={plain}
          names={['This week', 'Last week']}
          data={days.map((label, day) => ({
            label,
            value: booked[day] ?? 0,
            before: booked[6 - day],
          }))}
        />
      </TitledCard>
      <Shares />
    </div>
  )
}

function Shares() {
  return (
    <>
      <TitledCard title="Net per week" level={3}>
        <StackedBars
          label="Net per week"
          format={dollars}
          parts={['Services', 'Tips', 'Commission']}
          total="Net"
          data={[1, 2, 3, 4, 5].map((week) => ({
            label: `Week ${week}`,
            values: [620 + week * 40, 80 + week * 12, -60 - week * 5],
          }))}
        />
      </TitledCard>
      <TitledCard title="Service mix" level={3}>
        <Donut
          label="Service mix"
          data={[
            { label: 'Fades', value: 48 },
            { label: 'Beard', value: 21 },
            { label: 'Kids', value: 18 },
            { label: 'Designs', value: 13 },
          ]}
        />
      </TitledCard>
      <TitledCard title="Reviews" level={3}>
        <Breakdown
          label="Reviews by stars"
          color={3}
          format={plain}
          data={[212, 64, 20, 9, 7].map((value, index) => ({ label: `${5 - index} ★`, value }))}
        />
      </TitledCard>
      <TitledCard title="Busy hours" level={3}>
        <HeatMap
          label="Bookings by hour and weekday"
          columns={days}
          format={plain}
          rows={[9, 11, 13, 15, 17].map((hour) => ({
            label: `${hour}:00`,
            values: days.map((_, day) => (hour * (day + 3)) % 11),
          }))}
        />
      </TitledCard>
    </>
  )
}
