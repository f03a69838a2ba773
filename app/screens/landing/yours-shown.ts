/** How many groups the landing page lists. */
export const yoursShown = 3;
