import type { ReturnFile } from '#domain/returns/return-days.ts'
import { address } from '#web/lib/api.ts'
import { Icon } from '#web/ui/icon.tsx'

type ReturnFileLinkProps = { month: string; file: ReturnFile; name: string }

/** Links to a file of a month. The log records who downloads it. */
export const ReturnFileLink = ({ month, file, name }: ReturnFileLinkProps) => (
  <a
    className="button quiet"
    href={address('/api', '/office/returns/{month}/{file}/csv', { params: { month, file } })}
    download
  >
    <Icon name="download" />
    {name}
  </a>
)
