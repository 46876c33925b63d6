/** A board of room keys with one hook empty: no room fits. */
export const KEY_BOARD = (
  <>
    <rect x="28" y="28" width="144" height="104" rx="14" fill="var(--sunken)" />
    <rect x="28" y="28" width="144" height="18" rx="9" fill="var(--primary-soft)" />
    <g fill="none" strokeWidth="4" strokeLinecap="round">
      <path d="M60 64v10M100 64v10M140 64v10" stroke="var(--line-strong)" />
      <path d="M60 86v26m0-8h7m-7 8h9M140 86v26m0-8h7m-7 8h9" stroke="var(--trust)" />
      <circle cx="60" cy="80" r="7" stroke="var(--trust)" />
      <circle cx="140" cy="80" r="7" stroke="var(--trust)" />
      <path d="M100 86v26m0-8h7m-7 8h9" stroke="var(--primary)" strokeWidth="3" strokeDasharray="1 7" />
      <circle cx="100" cy="80" r="7" stroke="var(--primary)" strokeWidth="3" strokeDasharray="1 7" />
      <path d="M16 152h168" stroke="var(--line-strong)" strokeWidth="2" />
    </g>
  </>
)

/** A lamp whose plug has come out: our side failed, not the guest's. */
export const CUT_LINE = (
  <>
    <path d="M16 152h168" stroke="var(--line-strong)" strokeWidth="2" strokeLinecap="round" />
    <path d="M52 84l14-44h36l14 44z" fill="var(--primary-soft)" />
    <path d="M84 84v58" stroke="var(--line-strong)" strokeWidth="6" />
    <rect x="62" y="140" width="44" height="12" rx="6" fill="var(--line-strong)" />
    <g fill="none" stroke="var(--trust)" strokeWidth="4" strokeLinecap="round">
      <path d="M106 146c22 0 14-30 34-30" />
      <path d="M150 110h8m-8 12h8" />
    </g>
    <rect x="138" y="104" width="12" height="24" rx="4" fill="var(--trust)" />
    <rect
      x="168"
      y="100"
      width="16"
      height="32"
      rx="6"
      fill="var(--sunken)"
      stroke="var(--line-strong)"
      strokeWidth="2"
    />
    <path d="M174 110v3m0 8v3" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" />
  </>
)
