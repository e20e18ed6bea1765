/** The turn from which the Schlieffen Plan and the screen of Antwerp bind nobody (8.4.7.c, 8.4.8, 12.5.2). */
export const FREE_FROM = 7;
