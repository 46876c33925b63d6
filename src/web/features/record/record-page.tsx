import { HydrateOnPress } from '#web/ui/server-only.tsx'
import * as t from '#words/record.ts'
import type { RecordPageData } from './load-record.ts'
import Record from './record.server-only.tsx'

const loadPart = () => import('./record.tsx')

/** The page of our record. Only the button that copies the command needs a script, which loads on the press. */
export const RecordPage = ({ data }: { data: RecordPageData }) => (
  <HydrateOnPress load={loadPart} name={t.theRecord} part={{ data }}>
    <Record data={data} />
  </HydrateOnPress>
)
