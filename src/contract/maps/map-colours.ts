/** The colours of maps: the picture of a ride and the large map that continues it. */
export const MAP_COLOURS = {
  ground: "#EAF0EC",
  urban: "#DFE7E2",
  house: "#D3DDD7",
  water: "#C8DEE8",
  border: "#B4C4BB",
  ink: "#12211B",
  ink2: "#53645C",
  paper: "#FFFFFF",
} as const;
