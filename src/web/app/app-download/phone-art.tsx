/** Draws a phone with two doorways, cut off at the bottom of its box. */
export default function PhoneArt({ className }: { className: string }) {
  return (
    <svg className={className} viewBox="0 0 220 150" width="220" height="150" aria-hidden="true">
      <rect x="66" y="12" width="104" height="170" rx="16" fill="var(--ink)" />
      <rect x="72" y="18" width="92" height="160" rx="11" fill="var(--paper)" />
      <rect x="82" y="32" width="72" height="38" rx="7" fill="var(--primary-soft)" />
      <path d="M104 70V54a14 14 0 0 1 28 0v16z" fill="var(--primary)" />
      <rect x="82" y="78" width="48" height="7" rx="3.5" fill="var(--ink)" />
      <rect x="82" y="91" width="66" height="6" rx="3" fill="var(--sunken)" />
      <rect x="82" y="108" width="72" height="38" rx="7" fill="var(--trust-soft)" />
      <path d="M104 146v-16a14 14 0 0 1 28 0v16z" fill="var(--trust)" />
    </svg>
  )
}
