/** A drawn map with a doorway pin; a press opens the exact place in the guest's own map application. */
const MapTile = () => (
  <svg viewBox="0 0 296 152" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="296" height="152" fill="var(--sunken)" />
    <path d="M196-10c-10 40 30 60 20 100s30 50 30 80h70V-10z" fill="var(--trust-soft)" />
    <path d="M20 96h76v40H20z" fill="var(--trust-soft)" />
    <g stroke="var(--surface)" fill="none">
      <path d="M-10 76c60-14 120-8 170 4s90 6 150-14" strokeWidth="12" />
      <path d="M150-10c-12 50 4 110-14 180" strokeWidth="9" />
      <path
        d="M60-10c6 40-4 60 0 84M-10 30c50 6 100 0 158 6M104 76c-4 30-8 60-6 90M150 120c40-6 70-6 100 6"
        strokeWidth="5"
      />
    </g>
    <path d="M148 92c-16-18-24-28-24-40a24 24 0 0 1 48 0c0 12-8 22-24 40z" fill="var(--primary)" />
    <circle cx="148" cy="52" r="8" fill="var(--on-primary)" />
  </svg>
)

export default MapTile
