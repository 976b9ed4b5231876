/** The shoe that cards are dealt from, at the upper right of the felt. */
export function Shoe() {
  return (
    <svg viewBox="0 0 120 84" className="felt-shoe" aria-hidden="true">
      <path d="M22 26L66 6L116 24V60L70 80L22 58Z" fill="#14181d" />
      <path d="M22 26L66 6L116 24L70 46Z" fill="#3a424c" />
      <path d="M70 46L116 24V60L70 80Z" fill="#1d232a" />
      <path d="M22 26L70 46V80L22 58Z" fill="#262d35" />
      <path d="M27 33L65 49V73L27 56Z" fill="#0c0f12" />
      <path d="M26 44L60 58L46 78L6 60Z" fill="#fdfdfb" stroke="#b9bec7" />
      <path d="M26.5 48L54 59.5L44 73.5L13 60Z" fill="#0f5d51" stroke="#e9c46a" strokeWidth="0.8" />
      <path d="M34 28L66 14L104 27" fill="none" stroke="#e9c46a" strokeWidth="1.4" strokeOpacity="0.7" />
    </svg>
  );
}
