/**
 * Counts how many rooms are left at the busiest moment. If there are more stays than rooms at that moment, no
 * arrangement can fit them. All counts reuse one instance, to avoid allocations.
 */
export class Depth {
  private from: number[] = []
  private until: number[] = []
  private keepsBathtub: boolean[] = []
  private count = 0

  clear(): void {
    this.count = 0
  }

  /**
   * Adds a stay that overlaps the window. `keepsBathtub` is true if the stay requires a room with a bathtub or cannot
   * move out of one.
   */
  add(from: number, until: number, keepsBathtub: boolean): void {
    this.from[this.count] = from
    this.until[this.count] = until
    this.keepsBathtub[this.count] = keepsBathtub
    this.count += 1
  }

  /**
   * Counts the rooms left at the busiest moment from `begin` on. With `hasBathtub`, counts only rooms that have a
   * bathtub.
   */
  left({ rooms, bathtubRooms }: { rooms: number; bathtubRooms: number }, begin: number, hasBathtub: boolean): number {
    let least = this.leftAt(begin, rooms, hasBathtub ? bathtubRooms : rooms)
    for (let index = 0; index < this.count && least > 0; index++) {
      const moment = this.from[index] ?? 0
      if (moment > begin) least = Math.min(least, this.leftAt(moment, rooms, hasBathtub ? bathtubRooms : rooms))
    }
    return Math.max(0, least)
  }

  private leftAt(moment: number, rooms: number, bathtubs: number): number {
    let [all, keeping] = [0, 0]
    for (let index = 0; index < this.count; index++) {
      if ((this.from[index] ?? 0) > moment || (this.until[index] ?? 0) <= moment) continue
      all += 1
      if (this.keepsBathtub[index]) keeping += 1
    }
    return Math.min(rooms - all, bathtubs - keeping)
  }
}
