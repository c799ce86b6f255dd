import css from "./hero-scene.module.css";

/** The driver who holds the sign, seen from the waist up. */
export function Driver() {
  return (
    <>
      <path
        fill="#16231d"
        d="M826 214C826 176 842 164 898 148L929 172L960 148C1016 164 1032 176 1032 214L1040 460H818Z"
      />
      <path fill="#b08763" d="M911 112H947V150Q929 176 911 150Z" />
      <path fill="#fff" d="M903 141L912 130L929 158L946 130L955 141L946 200H912Z" />
      <path className={css["tie"]} d="M921 156H937L933 168L940 200H918L925 168Z" />
      <path
        fill="#22332c"
        d="M898 147L906 136L926 200H892L878 178L892 172L886 158ZM960 147L952 136L932 200H966L980 178L966 172L972 158Z"
      />
      <path fill="#b98f6c" d="M886 92a8 10 0 0 1 12 0v18a8 10 0 0 1-12-8ZM972 92a8 10 0 0 0-12 0v18a8 10 0 0 0 12-8Z" />
      <path fill="#c69c7a" d="M895 76C895 54 963 54 963 76V106C963 130 947 143 929 143S895 130 895 106Z" />
      <path
        fill="#14211c"
        d="M891 92C884 54 902 41 931 41S974 56 967 92L962 90C962 80 959 72 955 67C940 72 916 71 904 64C898 70 896 80 896 90Z"
      />
      <path stroke="#14211c" strokeWidth="2.6" strokeLinecap="round" d="M906 98Q913 91 920 98M938 98Q945 91 952 98" />
      <path
        stroke="#8d6445"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M929 98L926 112H931M917 122Q929 132 941 122"
      />
      <path fill="#22332c" d="M766 460C768 408 784 360 792 348H822C830 372 838 408 838 460Z" />
      <path fill="#22332c" d="M1092 460C1090 408 1074 360 1066 348H1036C1028 372 1020 408 1020 460Z" />
    </>
  );
}

/** The driver's hands, which hold the sign from in front of it. */
export function Hands() {
  return (
    <>
      <path fill="#fff" d="M784 340H828V354H784ZM1030 340H1074V354H1030Z" />
      <Hand x={787} />
      <Hand x={1033} />
    </>
  );
}

function Hand({ x }: { readonly x: number }) {
  return (
    <g transform={`translate(${x} 306)`}>
      <path fill="#b98f6c" d="M0 10H38V36H0Z" />
      {[0, 9.5, 19, 28.5].map((left, index) => (
        <rect
          key={left}
          x={left}
          y={index === 0 || index === 3 ? 4 : 0}
          width="9"
          height="27"
          rx="4.5"
          fill="#c69c7a"
        />
      ))}
    </g>
  );
}
