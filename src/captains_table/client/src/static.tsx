/** The client without a server: everything runs in this browser. */
import { Notices } from "~/alone/Notices";
import { OwnGames } from "~/alone/OwnGames";
import { Position } from "~/alone/Position";
import { start } from "~/app";
import { followUpdates } from "~/shell/update";
import { chooseTransport } from "~/transport/transport";
import { workerTransport } from "~/transport/worker";

chooseTransport(workerTransport);
start({ Notices, Below: OwnGames, Position });
if ("serviceWorker" in navigator) void followUpdates();
/** While Python starts, there is time to load what a table will need. */
addEventListener("load", () => void import("~/table/TablePage").catch(() => undefined));
