/** CSS pixels. In a separate file, so that the still animals do not load the physics of the moving ones. */
export const animalSize = 160;
