/** An illustration. */
export function LifterPicture({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 400 380"
      role="img"
      aria-label="Drawing of a lifter holding a barbell overhead"
      preserveAspectRatio="xMidYMid slice"
    >
      <rect width="400" height="380" fill="var(--p-sand)" />
      <circle cx="200" cy="182" r="128" fill="var(--p-gold)" />
      <path
        d="M-20 318c120-40 320-40 440 0M-20 350c120-40 320-40 440 0M-20 382c120-40 320-40 440 0"
        stroke="#171512"
        strokeOpacity=".13"
        fill="none"
        strokeWidth="12"
      />
      <g fill="#171512">
        <rect x="14" y="72" width="372" height="7" rx="3.5" />
        <rect x="66" y="22" width="21" height="107" rx="6" />
        <rect x="91" y="34" width="16" height="83" rx="5" />
        <rect x="313" y="22" width="21" height="107" rx="6" />
        <rect x="293" y="34" width="16" height="83" rx="5" />
      </g>
      <rect x="45" y="42" width="17" height="67" rx="5" fill="var(--p-clay)" />
      <rect x="338" y="42" width="17" height="67" rx="5" fill="var(--p-clay)" />
      <g fill="#171512" stroke="#171512" strokeLinejoin="round" strokeLinecap="round">
        <path d="M148 76l8 60 18 44M252 76l-8 60-18 44" fill="none" strokeWidth="23" />
        <rect x="135" y="64" width="26" height="22" rx="8" stroke="none" />
        <rect x="239" y="64" width="26" height="22" rx="8" stroke="none" />
        <path d="M193 140h14v26h-14z" stroke="none" />
        <ellipse cx="200" cy="124" rx="20" ry="24" stroke="none" />
        <path d="M166 170c18-8 50-8 68 0l-9 62c-1 9-3 14-6 18h-38c-3-4-5-9-6-18z" strokeWidth="8" />
        <path d="M188 252l-24 52-4 46M212 252l24 52 4 46" fill="none" strokeWidth="30" />
        <path d="M142 360h32M226 360h32" strokeWidth="13" />
      </g>
      <g fill="var(--p-clay)">
        <path d="M200 100c11 0 20 11 20 24s-9 24-20 24z" opacity=".2" />
        <path d="M200 161c14 0 30 2 37 6 2 1 2 3 1 5l-9 60c-1 10-4 18-8 22h-21z" opacity=".2" />
        <path d="M174 236h52l-2 12h-48z" />
      </g>
    </svg>
  );
}
