import { useCall, usePost } from '../desk-calls.ts'
import { PressNotice } from '../press-notice.tsx'
import { StoppedNotice } from './stopped-notice.tsx'

/** Says, above today's lists, why today's stays are not on sale, with a button to resume selling. */
export function SalesStopped() {
  const { value: sales, show } = useCall('GET /desk/left-to-sell', { query: {} })
  const here = usePost('POST /desk/we-are-here')
  if (!sales) return null
  const sayHere = async () => {
    const answer = await here.send()
    if (answer?.ok) show(answer.value)
  }
  return (
    <>
      <StoppedNotice sales={sales} onHere={() => void sayHere()} />
      <PressNotice sending={here} />
    </>
  )
}
